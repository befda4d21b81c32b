import * as v from 'valibot'
import { plan } from '../../schemas/plan.ts'
import { healthRequest } from './health-request.ts'

const months = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a plan pays for and what it does not, as its insurer says. */
export const healthFeatures = v.object({
  /** "No limit", "Single private room", "1% of the sum insured a day". */
  roomRent: v.string(),
  /** Percent of every claim that the person pays; 0 for none. */
  coPayment: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Percent of a claim for treatment in a dearer zone than one's own. */
  zoneCoPayment: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Waiting periods. Accidents are covered from the first day. */
  waits: v.object({
    initialDays: v.pipe(v.number(), v.integer()),
    specifiedIllness: months,
    preExisting: months,
    /** Absent where maternity is not covered. */
    maternity: v.optional(months),
  }),
  networkHospitals: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** How the sum insured is restored once it is used up; "None". */
  restore: v.string(),
  notCovered: v.array(v.string()),
})
export type HealthFeatures = v.InferOutput<typeof healthFeatures>

/** An insurer's price for a person. */
export const healthPlan = v.object({
  ...plan.entries,
  planName: v.string(),
  sumInsured: healthRequest.entries.sumInsured,
  tenure: healthRequest.entries.tenure,
  features: healthFeatures,
})
export type HealthPlan = v.InferOutput<typeof healthPlan>
