import type { SavedStep } from '#machines/core/meta.ts'
import { kept } from '#machines/motor/motor.record.ts'
import { keptProposal } from '#machines/proposal/proposal.record.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'

/** The step that an answer would save. */
export const stepTold: Readonly<Record<string, SavedStep>> = {
  'make.chosen': 2,
  'model.chosen': 3,
  'variant.chosen': 4,
  'contact.given': 5,
  'previousPolicy.given': 6,
  'person.given': 8,
  'nominee.given': 9,
  'vehicleDetails.given': 10,
}

/** Whether a step is further than the one after the last saved: no previous policy of a new vehicle, and so on. */
export function refusedAhead(step: SavedStep, { savedStep, isNew, customerType }: MotorRecord): boolean {
  const left = [isNew ? 6 : 0, customerType === 'organisation' ? 9 : 0]
  const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((one) => !left.includes(one))
  return step > (steps.find((one) => one > savedStep) ?? 10)
}

type Keep = (answer: object, record: MotorRecord, today: string) => Partial<MotorRecord>
const keeping = { ...kept, ...keptProposal } as unknown as Readonly<Record<string, Keep>>

/** The record as the answer would make it. */
export const toldBy = (type: string, answer: object, record: MotorRecord, today: string): MotorRecord => ({
  ...record,
  ...keeping[type]?.({ type, ...answer }, record, today),
})
