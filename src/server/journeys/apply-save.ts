import type { SavedStep } from '#machines/core/meta.ts'
import { motorMachines } from '#machines/motor/motor.saved.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import type { Deps } from '../deps.ts'
import { type Applied, applyEvents, type Submission } from '../engine/apply-events.ts'
import { lookUp } from '../registry/look-up.ts'
import { recordTold, type SaveRequest, stepsOf, submittedEvents, submittedStep } from './submitted.ts'
import { trustedEvents, trustedKyc, trustedRecord } from './trusted.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'fetch' | 'random' | 'log'>

/**
 * What a save makes of a record. Its events count where it has any; a caller who sends only the fields of the
 * specification is understood as well. A start without a lead tells every step up to its own.
 */
export async function applySave(deps: Needs, request: SaveRequest, record: MotorRecord): Promise<Applied> {
  return request.events?.length ? applyAsHappened(deps, request, record) : applySteps(deps, request, record)
}

async function applyAsHappened(deps: Needs, request: SaveRequest, record: MotorRecord): Promise<Applied> {
  const today = deps.clock.today()
  const submitted = submittedEvents(motorMachines, request, today)
  const events = await trustedEvents(deps, record, submitted.events)
  const kyc = await trustedKyc(deps, request, record, events)
  const isVerifiedAnew = submitted.screen === 'person' && kyc?.reference !== record.kyc?.reference
  return applyEvents(
    { ...submitted, events, ...(isVerifiedAnew && { screen: 'kyc' }) },
    { record, today, outcomes: { ...outcomesFor(record, kyc), ...(await lookedUp(deps, submitted)) } },
  )
}

async function applySteps(deps: Needs, request: SaveRequest, record: MotorRecord): Promise<Applied> {
  const steps = stepsOf(request, record.version === 0)
  const told = await trustedRecord(deps, request, recordTold(motorMachines, request, steps, record))
  return playSteps({ record, told, steps, today: deps.clock.today() })
}

type Told = { record: MotorRecord; told: MotorRecord; steps: readonly SavedStep[]; today: Day }

/** Plays the answers that a record tells of some steps, one step after the other. */
export function playSteps({ record, told, steps, today }: Told): Applied {
  return steps.reduce<Applied>(
    (before, step) => {
      const submission = submittedStep(motorMachines, step, told, today)
      const isVerifiedAnew = step === 8 && told.kyc?.reference !== before.record.kyc?.reference
      const applied = applyEvents(
        { ...submission, ...(isVerifiedAnew && { screen: 'kyc' }) },
        {
          record: before.record,
          today,
          outcomes: { lookUpVehicle: null, ...outcomesFor(before.record, told.kyc) },
        },
      )
      return { record: applied.record, moves: [...before.moves, ...applied.moves] }
    },
    { record, moves: [] },
  )
}

/** What the machines' own calls would say here: the lead is there, the plan is being saved, the customer is known. */
const outcomesFor = ({ leadId, version }: MotorRecord, kyc: MotorRecord['kyc']) => ({
  startJourney: { leadId, version: Math.max(1, version) },
  savePlan: { version: version + 1 },
  ...(kyc && { kyc: { kyc } }),
})

/** The vehicle behind the number that was given, where the customer was shown one. */
async function lookedUp(deps: Needs, { events }: Submission) {
  const isShown = events.some(({ type }) => type === 'vehicle.confirmed' || type === 'vehicle.denied')
  const number: unknown = events.find(({ type }) => type === 'registration.given')?.registrationNumber
  if (!isShown || typeof number !== 'string') return { lookUpVehicle: null }
  return { lookUpVehicle: await lookUp(deps, number, () => Promise.resolve()) }
}
