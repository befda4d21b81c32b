import type { SavedStep } from '#machines/core/meta.ts'
import type { Underwriting } from '#machines/core/product.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Deps } from '../deps.ts'
import { type Applied, applyEvents, type Submission } from '../engine/apply-events.ts'
import { lookUpRegistration } from '../registry/look-up.ts'
import { recordTold, type SaveRequest, stepsOf, submittedEvents, submittedStep } from './submitted.ts'
import { trustedEvents, trustedKyc, trustedRecord } from './trusted.ts'

type ApplySaveDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'fetch' | 'random' | 'log'>

/**
 * Applies a save to a record. Its events count if it has any; a caller that sends only the specification's fields is
 * served as well. A start without a lead has every step up to its own.
 */
export async function applySave(
  deps: ApplySaveDeps,
  product: Underwriting,
  request: SaveRequest,
  record: JourneyRecord,
): Promise<Applied> {
  return request.events?.length
    ? applyAsHappened(deps, product, request, record)
    : applySteps(deps, product, request, record)
}

async function applyAsHappened(
  deps: ApplySaveDeps,
  product: Underwriting,
  request: SaveRequest,
  record: JourneyRecord,
): Promise<Applied> {
  const today = deps.clock.today()
  const submitted = submittedEvents(product.machines, request, today)
  const events = await trustedEvents(deps, record, submitted.events)
  const kyc = await trustedKyc(deps, request, record, events)
  const isVerifiedAnew = submitted.screen === 'person' && kyc?.reference !== record.kyc?.reference
  return applyEvents(
    { ...submitted, events, ...(isVerifiedAnew && { screen: 'kyc' }) },
    {
      product,
      record,
      today,
      outcomes: { ...outcomesFor(record, kyc), ...(await lookedUp(deps, submitted)) },
    },
  )
}

async function applySteps(
  deps: ApplySaveDeps,
  product: Underwriting,
  request: SaveRequest,
  record: JourneyRecord,
): Promise<Applied> {
  const steps = stepsOf(request, record.version === 0)
  const told = await trustedRecord(deps, request, recordTold(product, request, steps, record))
  return playSteps(product, { record, told, steps, today: deps.clock.today() })
}

type Told = { record: JourneyRecord; told: JourneyRecord; steps: readonly SavedStep[]; today: Day }

/** Plays a record's answers of some steps, one step after the other. */
export function playSteps(product: Underwriting, { record, told, steps, today }: Told): Applied {
  return steps.reduce<Applied>(
    (before, step) => {
      const submission = submittedStep(product.machines, step, told, today)
      const isVerifiedAnew = step === 8 && told.kyc?.reference !== before.record.kyc?.reference
      const applied = applyEvents(
        { ...submission, ...(isVerifiedAnew && { screen: 'kyc' }) },
        {
          product,
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
const outcomesFor = ({ leadId, version }: JourneyRecord, kyc: JourneyRecord['kyc']) => ({
  startJourney: { leadId, version: Math.max(1, version) },
  savePlan: { version: version + 1 },
  ...(kyc && { kyc: { kyc } }),
})

/** The vehicle behind the number that was given, where the customer was shown one. */
async function lookedUp(deps: ApplySaveDeps, { events }: Submission) {
  const isShown = events.some(({ type }) => type === 'vehicle.confirmed' || type === 'vehicle.denied')
  const number: unknown = events.find(({ type }) => type === 'registration.given')?.registrationNumber
  if (!isShown || typeof number !== 'string') return { lookUpVehicle: null }
  return { lookUpVehicle: await lookUpRegistration(deps, number, () => Promise.resolve()) }
}
