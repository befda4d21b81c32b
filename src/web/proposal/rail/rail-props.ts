import type { Plan } from '#machines/schemas/plan.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'

export type RailProps = {
  record: MotorRecord
  plan: Plan
  /** The page that is open. */
  step: string
}
