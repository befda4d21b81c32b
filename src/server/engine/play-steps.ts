import type { SavedStep } from '#machines/core/meta.ts'
import type { Underwriting } from '#machines/core/product.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { type Applied, applyEvents } from './apply-events.ts'
import { submittedStep } from './submitted.ts'

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
export const outcomesFor = ({ leadId, version }: JourneyRecord, kyc: JourneyRecord['kyc']) => ({
  startJourney: { leadId, version: Math.max(1, version) },
  savePlan: { version: version + 1 },
  ...(kyc && { kyc: { kyc } }),
})
