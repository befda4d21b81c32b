import * as v from 'valibot'
import { limits } from '../../reference/limits.ts'
import { genders } from '../../reference/people.ts'
import { healthRequest } from './health-request.ts'

/** Where treatment is dearest: 1, then 2, then 3. */
const healthZone = v.picklist([1, 2, 3])

/** The person's age in full years. */
export const age = v.pipe(v.number(), v.integer(), v.minValue(limits.age.min), v.maxValue(limits.age.max))

/** What insurers price of a person. */
export const healthRisk = v.object({
  ownerType: v.literal('individual'),
  gender: v.picklist(genders),
  age,
  pincode: v.string(),
  zone: healthZone,
  ...healthRequest.entries,
})

export type HealthRisk = v.InferOutput<typeof healthRisk>
