import { spellStep } from '#contract/flow/step-name.ts'
import type { SavedStep } from '#machines/core/meta.ts'
import { kept } from '#machines/motor/motor.record.ts'
import { keptProposal } from '#machines/proposal/proposal.record.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'

/** The step that an answer would save. */
const stepTold: Readonly<Record<string, SavedStep>> = {
  'make.chosen': 2,
  'model.chosen': 3,
  'variant.chosen': 4,
  'contact.given': 5,
  'previousPolicy.given': 6,
  'ncb.chosen': 6,
  'claim.told': 6,
  'request.changed': 7,
  'person.given': 8,
  'nominee.given': 9,
  'vehicleDetails.given': 10,
}

type Current = { state: string; event: string }
export type RefusedStep = { step: SavedStep; current: Current }

/** While the insurer is asked, while money is on its way and after it was taken, answers stand still. */
const stands = /^(proposalRequest|payment(Requested|Initiated|Pending|Success)|policyDoc\w+)$/

/** The save that would come of an event which a state refuses, where the server has to refuse it, too, and its words. */
export function refusedStep(type: string, state: string, stored: MotorRecord): RefusedStep | undefined {
  const step = stepTold[type]
  if (step === undefined) return undefined
  const { status = '', savedStep } = stored
  if (stands.test(status)) return { step, current: { state: status, event: spellStep(step) } }
  if (isAhead(step, stored))
    return { step, current: { state: status || spellStep(savedStep), event: spellStep(step) } }
  const heard = state === 'noPlans' ? firstHeard[type] : undefined
  return heard === undefined ? undefined : { step, current: { state, event: heard } }
}

/** While no plan can be had the machine on the server comes as far as this event of the save. */
const firstHeard: Readonly<Record<string, string>> = {
  'contact.given': 'ownership.given',
  'request.changed': 'request.changed',
}

/** Whether a step is further than the one after the last saved: no previous policy of a new vehicle, and so on. */
function isAhead(step: SavedStep, { savedStep, isNew, customerType }: MotorRecord): boolean {
  const left = [isNew ? 6 : 0, customerType === 'organisation' ? 9 : 0]
  const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((one) => !left.includes(one))
  return step > (steps.find((one) => one > savedStep) ?? 10)
}

type Keep = (answer: object, record: MotorRecord, today: string) => Partial<MotorRecord>
const keeping = { ...kept, ...keptProposal } as unknown as Readonly<Record<string, Keep>>

/** The record as the answer would make it. */
export const toldBy = (type: string, answer: object, record: MotorRecord, today: string): MotorRecord => ({
  customerType: 'individual',
  ...record,
  ...(keeping[type]?.({ type, ...answer }, record, today) ?? answer),
})
