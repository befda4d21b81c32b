import * as v from 'valibot'
import { conditionKeys } from '../../reference/health/conditions.ts'
import { occupationKeys } from '../../reference/health/occupations.ts'
import { genders, healthRelations } from '../../reference/people.ts'
import { chosen, day } from '../../schemas/basics.ts'
import { emptyJourney, journeyRecord } from '../../schemas/journey-record.ts'
import { healthPlan } from './health-plan.ts'
import { healthRequest } from './health-request.ts'
import { age } from './health-risk.ts'

/** Who is to be insured, before anything personal is asked (step H1). */
export const basics = v.object({
  relation: v.picklist(healthRelations),
  gender: v.picklist(genders),
  age,
  /** As in the pincode list: `302001 Jaipur, Rajasthan`. The home page does not insist on it (C-73). */
  pincode: v.optional(chosen),
})

/** Height in centimetres, weight in kilograms. */
const build = v.object({ height: v.number(), weight: v.number() })

/** What a person says of their health (step H5). Sealed at rest, and shown to nobody without the customer's consent. */
const medical = v.object({
  /** The first day of the month since when a person has the condition. */
  conditions: v.array(v.object({ condition: v.picklist(conditionKeys), since: day })),
  smokes: v.boolean(),
  drinks: v.boolean(),
  /** Stays in hospital in the last four years, in the person's own words. */
  hospitalisation: v.optional(v.string()),
})

const address = v.object({
  line1: v.string(),
  line2: v.optional(v.string()),
  area: v.string(),
  pincode: v.string(),
  city: v.string(),
  state: v.string(),
})

/** What is known of a health journey. */
export const healthRecord = v.object({
  ...journeyRecord.entries,
  basics: v.optional(basics),
  request: v.optional(healthRequest),
  plan: v.optional(healthPlan),
  /** Percent on top of the sum insured, of a renewal without a claim; of no use without its add-on. */
  noClaimBonusPct: v.optional(v.number()),
  build: v.optional(build),
  occupation: v.optional(v.picklist(occupationKeys)),
  medical: v.optional(medical),
  /** The permanent address is the person's own. */
  permanentAddress: v.optional(address),
  communicationAddress: v.optional(address),
})

export type HealthRecord = v.InferOutput<typeof healthRecord>
export type Basics = v.InferOutput<typeof basics>
export type Build = v.InferOutput<typeof build>
export type Medical = v.InferOutput<typeof medical>
export type Address = v.InferOutput<typeof address>

/** The record of a journey without any answer. */
export const emptyHealth: HealthRecord = {
  ...emptyJourney,
  quoteType: 'health',
  customerType: 'individual',
}
