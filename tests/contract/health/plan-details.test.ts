import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fromPlanDetails, planDetails, toPlanDetails } from '#contract/health/plan-details.ts'
import { defaultHealthRequest } from '#machines/health/record/health-request.ts'

/** The nine add-ons in the specification's own letters, none of them wanted. */
const noAddOns = {
  NCBsuper: false,
  OPDCare: 0,
  smartSelect: false,
  careShield: false,
  co_paymentWaiver: false,
  PEDReduction: false,
  coverageNonMedical: false,
  preExistingDiseaseWaitingPeriod: 36,
  maternityChildcareBenefit: false,
}
const usual = {
  sumInsuredValue: '5LAC',
  countOfMembers: 1,
  planTenure: '1year',
  planType: 'Individual',
}

describe('plan details', () => {
  it('are 5LAC for one member and one year, Individual, where nothing is said [HEALTH-09, CONST-20]', () => {
    expect(v.parse(planDetails, {})).toEqual({ ...usual, ...noAddOns })
    expect(toPlanDetails(defaultHealthRequest)).toEqual({ ...usual, ...noAddOns })
    expect(fromPlanDetails(v.parse(planDetails, {}))).toEqual(defaultHealthRequest)
  })

  it('spell the nine add-ons as the specification does [HEALTH-10]', () => {
    const wanted = {
      ...defaultHealthRequest,
      addOns: [
        'noClaimBonusSuper',
        'smartSelect',
        'careShield',
        'coPaymentWaiver',
        'nonMedicalCover',
        'maternity',
      ] as const,
      opdLimit: 10_000,
      preExistingWait: 12,
    } as const
    const wire = toPlanDetails({ ...wanted, addOns: [...wanted.addOns] })
    expect(wire).toEqual({
      ...usual,
      NCBsuper: true,
      OPDCare: 10_000,
      smartSelect: true,
      careShield: true,
      co_paymentWaiver: true,
      PEDReduction: true,
      coverageNonMedical: true,
      preExistingDiseaseWaitingPeriod: 12,
      maternityChildcareBenefit: true,
    })
    expect(fromPlanDetails(wire)).toEqual(wanted)
  })

  it.each([
    [300_000, '3LAC'],
    [1_000_000, '10LAC'],
    [10_000_000, '100LAC'],
  ] as const)('spell %i rupees %s', (sumInsured, spelt) => {
    const wire = toPlanDetails({ ...defaultHealthRequest, sumInsured })
    expect(wire.sumInsuredValue).toBe(spelt)
    expect(fromPlanDetails(wire).sumInsured).toBe(sumInsured)
  })

  it('keep the usual wait without the reduction, whatever its length says', () => {
    const wire = v.parse(planDetails, { PEDReduction: false, preExistingDiseaseWaitingPeriod: 12 })
    expect(fromPlanDetails(wire).preExistingWait).toBe(36)
  })

  it.each([
    { sumInsuredValue: '4LAC' },
    { countOfMembers: 2 },
    { planTenure: '4year' },
    { planType: 'Floater' },
    { OPDCare: 1 },
  ])('are refused where nobody sells them: %o', (wrong) => {
    expect(v.safeParse(planDetails, wrong).success).toBe(false)
  })
})
