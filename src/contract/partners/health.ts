import * as v from 'valibot'
import { conditionKeys } from '#machines/reference/health/conditions.ts'
import { occupationKeys } from '#machines/reference/health/occupations.ts'
import { day } from '#machines/schemas/basics.ts'

export { type HealthRisk, healthRisk } from '#machines/health/record/health-risk.ts'

/** What a person's proposal contains besides proposer, KYC and nominee. */
export const healthProposal = v.object({
  insured: v.object({
    height_cm: v.pipe(v.number(), v.minValue(1)),
    weight_kg: v.pipe(v.number(), v.minValue(1)),
    occupation: v.picklist(occupationKeys),
  }),
  medical: v.object({
    conditions: v.array(v.object({ condition: v.picklist(conditionKeys), since: day })),
    smokes: v.boolean(),
    drinks: v.boolean(),
    hospitalisation: v.optional(v.string()),
  }),
  communication_address: v.object({
    line_1: v.string(),
    line_2: v.optional(v.string()),
    area: v.string(),
    pincode: v.string(),
    city: v.string(),
    state: v.string(),
  }),
})
export type HealthProposal = v.InferOutput<typeof healthProposal>
