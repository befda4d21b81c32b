import type { AnyStateNode } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import type { SavedMachine } from '#machines/core/saved-machine.ts'
import { nameOf, screenOf } from '#machines/core/screen.ts'
import type { ServerProduct } from '#machines/core/server-product.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { type Applied, applyEvents, type Rested, type Submission } from './apply-events.ts'
import { machineRun } from './run.ts'
import { submittedStep } from './submitted.ts'

type Played = {
  record: JourneyRecord
  submitted: JourneyRecord
  steps: readonly SavedStep[]
  today: Day
  /** Where a machine came to rest with the record. */
  rested?: Rested | undefined
}

/** Plays a record's answers of some steps, one step after the other. */
export function playSteps(
  product: ServerProduct,
  { record, submitted, steps, today, rested }: Played,
): Applied {
  return steps.reduce<Applied>(
    (before, step) => {
      const submission = submittedStep(product.machines, step, { record: before.record, submitted, today })
      const applied = applyEvents(
        fromIdentityCheck(submission, { record: before.record, today }, submitted.kyc),
        {
          product,
          record: before.record,
          today,
          outcomes: outcomesFor(product, before.record, submitted.kyc),
          rested: before.rests,
        },
      )
      return { ...applied, moves: [...before.moves, ...applied.moves] }
    },
    { record, moves: [], rests: rested },
  )
}

/**
 * What the machines' own calls would say here: the lead is there, the plan is being saved, the customer is known, and
 * no register is asked.
 */
export const outcomesFor = (
  { register }: Pick<ServerProduct, 'register'>,
  { leadId, version }: JourneyRecord,
  kyc: JourneyRecord['kyc'],
) => ({
  ...(register && { [register.showsBy]: null, [register.recallsBy]: null }),
  startJourney: { leadId, version: Math.max(1, version) },
  savePlan: { version: version + 1 },
  ...(kyc && { kyc: { kyc } }),
})

type Stands = { record: JourneyRecord; today: Day }

/** Whether a machine has the customer identified. */
export const identifies = ({ machine }: SavedMachine): boolean => asksKyc(machine.root)

const asksKyc = ({ invoke, states }: AnyStateNode): boolean =>
  invoke.some(({ id }) => id === 'kyc') || Object.values<AnyStateNode>(states).some(asksKyc)

/** Whether the identity check leads straight to the first screen of a save. */
export function followsKyc(
  { saved, screen }: Pick<Submission, 'saved' | 'screen'>,
  { record, today }: Stands,
  kyc: JourneyRecord['kyc'],
): boolean {
  if (!kyc || !identifies(saved)) return false
  const { snapshot } = machineRun(saved.machine, { kyc: { kyc } }).begin({ today, record, screen: 'kyc' })
  return nameOf(screenOf(snapshot)) === screen
}

/** A save that follows another identity than the record's begins at the check, so that its machine keeps the new one. */
export function fromIdentityCheck(
  submission: Submission,
  stands: Stands,
  kyc: JourneyRecord['kyc'],
): Submission {
  const isNew = kyc?.reference !== stands.record.kyc?.reference
  return isNew && followsKyc(submission, stands, kyc) ? { ...submission, screen: 'kyc' } : submission
}
