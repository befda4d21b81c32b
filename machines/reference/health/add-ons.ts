/** What can be added to a health plan, each priced on its own. */
export const healthAddOnLabels = {
  noClaimBonusSuper: 'No-claim bonus super',
  smartSelect: 'Smart select: preferred hospitals only',
  careShield: 'Care shield',
  coPaymentWaiver: 'Co-payment waiver',
  nonMedicalCover: 'Non-medical items',
  maternity: 'Maternity and childcare',
  opdCare: 'Out-patient cover',
  preExistingWait: 'Shorter wait for pre-existing illnesses',
} as const

export type PricedHealthAddOn = keyof typeof healthAddOnLabels
