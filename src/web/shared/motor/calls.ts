/** Outside calls that several motor machines make. They fail with an Error whose message may be shown. */
import { fromPromise } from 'xstate'
import { fromWireDetails, fromWireVehicle } from '#contract/registration/known-vehicle.ts'
import {
  recallVehicle as recall,
  saveRegistration,
  searchRegistration,
} from '#contract/registration/registration.calls.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import type { FoundVehicle, MotorRecord, RegistryDetails } from '#machines/motor/record/motor-record.ts'
import { processFlowOf } from '#machines/motor/rules/process-flow.ts'
import { messages } from '#machines/reference/messages.ts'
import { bodyOf } from '../../api-client/body-of.ts'
import { queryClient } from '../../api-client/query-client.ts'
import { send } from '../../api-client/send.ts'
import { today } from '../../browser/today.ts'
import { stillWantedOnline } from '../../browser/until-online.ts'
import type { Saved } from '../../saving/outbox.ts'
import { outbox } from '../../saving/tab-outbox.ts'

/**
 * The vehicle of a number, of whatever class it is; null where it is unknown. The registry is asked about a number
 * once, also where somebody says meanwhile that it is a bike or a car: every question to it is paid for.
 */
export const lookUpVehicle = (
  named: { registrationNumber: string },
  signal: AbortSignal,
): Promise<FoundVehicle | null> =>
  queryClient.fetchQuery({
    queryKey: ['vehicle', named.registrationNumber],
    queryFn: async () => {
      await stillWantedOnline(signal)
      const { data, pricesFirst } = bodyOf(await send(searchRegistration, named))
      return data && { ...fromWireVehicle(data), pricesFirst }
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })

/** What the registry knows besides of the vehicle of a journey; null where it knows nothing, or another one. */
export const recallVehicle = fromPromise<RegistryDetails | null, { leadId: string }>(async ({ input }) => {
  return (await outbox.flush()) ? detailsOf(input.leadId) : null
})

/** The same of a vehicle that is saved already, once there is a network: its page can be filled in by hand meanwhile. */
export const recallSavedVehicle = fromPromise<RegistryDetails | null, { leadId: string }>(
  async ({ input, signal }) => {
    await stillWantedOnline(signal)
    return detailsOf(input.leadId)
  },
)

async function detailsOf(customerLeadId: string): Promise<RegistryDetails | null> {
  const { data } = bodyOf(await send(recall, { customerLeadId }))
  return data && fromWireDetails(data)
}

/** Saves what is known of the previous policy, and where it is too early to renew, that nothing is priced. */
export async function savePast(record: MotorRecord): Promise<Saved> {
  const saved = await outbox.saveNow(record, 6)
  return record.policyDateExceeded
    ? outbox.saveNow(processFlowOf({ ...record, ...saved }, today()), 7)
    : saved
}

/** Starts a journey with everything known, or changes the vehicle of a running one. */
export async function startJourney(record: MotorRecord, signal: AbortSignal): Promise<Saved> {
  await stillWantedOnline(signal)
  if (record.leadId === '') return outbox.saveNow(record, knownUpTo(record))
  const renumbered = record.registrationNumber === '' ? undefined : await renumber(record)
  return renumbered && !record.variant ? renumbered : outbox.saveNow(record, record.variant ? 4 : 1)
}

/** The last step that a record not saved yet has the answers of. */
function knownUpTo({ savedStep, variant }: MotorRecord): SavedStep {
  if (savedStep !== 0) return savedStep
  return variant ? 4 : 1
}

async function renumber({ leadId, registrationNumber }: MotorRecord): Promise<Saved> {
  if (!(await outbox.flush())) throw new Error(messages.journey.saveFailed)
  const { data } = bodyOf(await send(saveRegistration, { customerLeadId: leadId, registrationNumber }))
  outbox.learnVersion(leadId, data.version)
  return { leadId, version: data.version }
}
