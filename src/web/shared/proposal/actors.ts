import { fromPromise } from 'xstate'
import * as mandates from '#contract/payment/mandate.calls.ts'
import { mandateOfReply } from '#contract/payment/mandate.codec.ts'
import { getProposalStatus, type ProposalReply } from '#contract/proposal/proposal.calls.ts'
import { outcomeOf } from '#contract/proposal/proposal.codec.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { MandateStatus, ProposalOutcome } from '#machines/schemas/outcome.ts'
import { type Sent, send } from '../../api-client/send.ts'
import { bodyOf } from '../../saving/calls.ts'
import { readJourney } from '../../saving/read-journey.ts'
import { outbox } from '../../saving/tab-outbox.ts'
import { leavePlan } from '../plan/leave-plan.ts'
import * as kyc from './kyc/actors.ts'

/** Puts a saved journey to its insurer by its product's own call. */
type Propose<R extends JourneyRecord> = (record: R, accepted?: number) => Promise<Sent<ProposalReply>>

/** The outside calls that the proposals of all products make. */
export const proposalActors = <R extends JourneyRecord>(propose: Propose<R>) => ({
  kyc: kycMachine.provide({ actors: kyc }),
  /** If the server refused a save meanwhile, the machine has moved on and nothing is sent. */
  submitProposal: fromPromise<ProposalOutcome, { record: R; accepted?: number }>(
    async ({ input: { record, accepted }, signal }) => {
      if (!(await outbox.flush())) return { kind: 'none', version: record.version }
      if (signal.aborted) throw new Error(messages.journey.saveFailed)
      const version = shownVersion(record)
      const sent = await propose({ ...record, version }, accepted)
      if (!sent.ok && sent.failure.code === 'saved-elsewhere')
        return asItStands(record, { kind: 'none', message: sent.failure.message, version })
      return learned(record, outcomeOf(sent, record))
    },
  ),
  readProposal: fromPromise<ProposalOutcome, { record: R }>(async ({ input: { record }, signal }) => {
    const sent = await send(getProposalStatus, { customerLeadId: record.leadId }, { signal })
    return learned(record, outcomeOf(sent, record))
  }),
  readMandate: mandateActor(mandates.readMandate),
  requestMandate: mandateActor(mandates.requestMandate),
  releaseMandate: mandateActor(mandates.releaseMandate),
  abandonPlan: leavePlan,
})

const mandateActor = (
  call: typeof mandates.readMandate | typeof mandates.requestMandate | typeof mandates.releaseMandate,
) =>
  fromPromise<MandateStatus, { record: JourneyRecord }>(async ({ input: { record }, signal }) =>
    mandateOfReply(bodyOf(await send(call, { customerLeadId: record.leadId }, { signal }))),
  )

/** The latest version that this tab knows the answers of. */
const shownVersion = ({ leadId, version }: JourneyRecord): number => Math.max(version, outbox.version(leadId))

/** Whoever is to declare the answers again is shown them as they stand, where they were changed since. */
async function learned(record: JourneyRecord, outcome: ProposalOutcome): Promise<ProposalOutcome> {
  if (outcome.kind === 'none' && outcome.version > shownVersion(record)) return asItStands(record, outcome)
  outbox.learnVersion(record.leadId, outcome.version)
  return outcome
}

type NotSent = Extract<ProposalOutcome, { kind: 'none' }>

/** Where they cannot be read, the version stays that of the answers shown, and sending them is refused again. */
async function asItStands(record: JourneyRecord, outcome: NotSent): Promise<ProposalOutcome> {
  const read = await readJourney(record.leadId).catch(() => undefined)
  if (read?.kind !== 'found') return { ...outcome, version: shownVersion(record) }
  return { ...outcome, current: read.record, version: read.record.version }
}
