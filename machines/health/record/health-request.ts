import * as v from 'valibot'

/** Rupees of cover a year. */
export const sumsInsured = [
  300_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 5_000_000, 10_000_000,
] as const
/** Years paid for at once. */
export const tenures = [1, 2, 3] as const
/** Rupees a year of out-patient cover. */
export const opdLimits = [5_000, 10_000, 20_000] as const
/** Months before illnesses that exist today are covered; fewer cost more. */
export const preExistingWaits = [36, 24, 12] as const

/** Add-ons that are wanted or not. Out-patient cover and the shorter wait have a value of their own. */
export const healthAddOns = [
  'noClaimBonusSuper',
  'smartSelect',
  'careShield',
  'coPaymentWaiver',
  'nonMedicalCover',
  'maternity',
] as const
const healthAddOn = v.picklist(healthAddOns)
export type HealthAddOn = v.InferOutput<typeof healthAddOn>

/** What a person wants to be priced: the specification's PlanDetails (HEALTH-09, HEALTH-10). */
export const healthRequest = v.object({
  /** Rupees. */
  sumInsured: v.picklist(sumsInsured),
  /** Years. */
  tenure: v.picklist(tenures),
  addOns: v.array(healthAddOn),
  /** Rupees a year; absent where out-patient cover is not wanted. */
  opdLimit: v.optional(v.picklist(opdLimits)),
  /** Months. */
  preExistingWait: v.picklist(preExistingWaits),
})
export type HealthRequest = v.InferOutput<typeof healthRequest>

/** 5 lakh for one person and one year, without add-ons (CONST-20). */
export const defaultHealthRequest: HealthRequest = {
  sumInsured: 500_000,
  tenure: 1,
  addOns: [],
  preExistingWait: 36,
}
