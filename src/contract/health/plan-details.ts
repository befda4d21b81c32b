import * as v from 'valibot'
import {
  defaultHealthRequest,
  type HealthAddOn,
  type HealthRequest,
  healthRequest,
  opdLimits,
  preExistingWaits,
  sumsInsured,
  tenures,
} from '#machines/health/record/health-request.ts'

const lakh = 100_000

/** `5LAC` (C-101). */
const spelledSum = (rupees: number) => `${rupees / lakh}LAC`
/** `1year`. */
const spelledTenure = (years: number) => `${years}year`

/** Add-ons that are wanted or not, by their names on the wire. */
const flags = {
  NCBsuper: 'noClaimBonusSuper',
  smartSelect: 'smartSelect',
  careShield: 'careShield',
  co_paymentWaiver: 'coPaymentWaiver',
  coverageNonMedical: 'nonMedicalCover',
  maternityChildcareBenefit: 'maternity',
} as const satisfies Record<string, HealthAddOn>
type Flag = keyof typeof flags
const flagNames = Object.keys(flags) as Flag[]

const off = v.optional(v.boolean(), false)

/** PlanDetails as the specification spells it (HEALTH-09, HEALTH-10). */
export const planDetails = v.object({
  sumInsuredValue: v.optional(
    v.picklist(sumsInsured.map(spelledSum)),
    spelledSum(defaultHealthRequest.sumInsured),
  ),
  countOfMembers: v.optional(v.literal(1), 1),
  planTenure: v.optional(v.picklist(tenures.map(spelledTenure)), spelledTenure(defaultHealthRequest.tenure)),
  planType: v.optional(v.literal('Individual'), 'Individual'),
  NCBsuper: off,
  /** Rupees a year of out-patient cover, 0 for none. */
  OPDCare: v.optional(v.picklist([0, ...opdLimits]), 0),
  smartSelect: off,
  careShield: off,
  co_paymentWaiver: off,
  /** Whether the wait for existing illnesses is shortened, and to how many months. */
  PEDReduction: off,
  coverageNonMedical: off,
  preExistingDiseaseWaitingPeriod: v.optional(
    v.picklist(preExistingWaits),
    defaultHealthRequest.preExistingWait,
  ),
  maternityChildcareBenefit: off,
})
type PlanDetails = v.InferOutput<typeof planDetails>

export function toPlanDetails(request: HealthRequest): PlanDetails {
  const { sumInsured, tenure, addOns, opdLimit = 0, preExistingWait } = request
  return v.parse(planDetails, {
    sumInsuredValue: spelledSum(sumInsured),
    planTenure: spelledTenure(tenure),
    ...Object.fromEntries(flagNames.map((flag) => [flag, addOns.includes(flags[flag])])),
    OPDCare: opdLimit,
    PEDReduction: preExistingWait < defaultHealthRequest.preExistingWait,
    preExistingDiseaseWaitingPeriod: preExistingWait,
  })
}

/** Without the reduction the usual wait applies, whatever its length says. */
export function fromPlanDetails(details: PlanDetails): HealthRequest {
  const { sumInsuredValue, planTenure, OPDCare, PEDReduction, preExistingDiseaseWaitingPeriod } = details
  return v.parse(healthRequest, {
    sumInsured: sumsInsured.find((sum) => spelledSum(sum) === sumInsuredValue),
    tenure: tenures.find((years) => spelledTenure(years) === planTenure),
    addOns: flagNames.filter((flag) => details[flag]).map((flag) => flags[flag]),
    ...(OPDCare > 0 && { opdLimit: OPDCare }),
    preExistingWait: PEDReduction ? preExistingDiseaseWaitingPeriod : defaultHealthRequest.preExistingWait,
  })
}
