import type { HealthProposal, HealthRisk } from '#contract/partners/health.ts'

/** Somebody of 33 in Jaipur who wants 5 lakh for a year. */
export const asha: HealthRisk = {
  ownerType: 'individual',
  gender: 'Female',
  age: 33,
  pincode: '302001',
  zone: 3,
  sumInsured: 500_000,
  tenure: 1,
  addOns: [],
  preExistingWait: 36,
}

/** A proposal with nothing to charge more for. */
export const healthy: HealthProposal = {
  insured: { height_cm: 165, weight_kg: 60, occupation: 'teacher' },
  medical: { conditions: [], smokes: false, drinks: false },
  communication_address: {
    line_1: '12 Lake Road',
    area: 'C Scheme',
    pincode: '302001',
    city: 'Jaipur',
    state: 'Rajasthan',
  },
}

type Said = { insured?: Partial<HealthProposal['insured']>; medical?: Partial<HealthProposal['medical']> }

export const saying = ({ insured, medical }: Said): HealthProposal => ({
  ...healthy,
  insured: { ...healthy.insured, ...insured },
  medical: { ...healthy.medical, ...medical },
})

export const having = (...conditions: HealthProposal['medical']['conditions'][number]['condition'][]) =>
  saying({ medical: { conditions: conditions.map((condition) => ({ condition, since: '2020-01-01' })) } })
