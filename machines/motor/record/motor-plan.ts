import * as v from 'valibot'
import { coverType, day, paise } from '../../schemas/basics.ts'
import { plan } from '../../schemas/plan.ts'

/** An insurer's price for a vehicle. */
export const motorPlan = v.object({
  ...plan.entries,
  coverType,
  /** The insured value of own damage; absent for third party only. */
  idv: v.optional(v.object({ value: paise, min: paise, max: paise })),
  thirdPartyEnd: v.optional(day),
  /** What the owner bears of each own-damage claim. */
  deductible: v.optional(paise),
  /** The insurer looks at photographs of the vehicle before it accepts. */
  inspection: v.optional(v.literal(true)),
})

export type MotorPlan = v.InferOutput<typeof motorPlan>
