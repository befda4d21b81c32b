import type { HealthInsurer } from '../insurer.ts'

export const sbiGeneral: HealthInsurer = {
  key: 'sbi-general',
  name: 'SBI General',
  insurerId: 45,
  legalName: 'SBI General Insurance Company Limited',
  logo: '/logos/insurers/sbi-general.svg',
  sector: 'private',
  helpline: { number: '1800 000 0045', isSandbox: true },
  homeState: 'MH',
  kyc: ['ckyc', 'ovd'],
  proposal: {
    call: 'submitProposal',
    panRequired: false,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [900, 3200],
  health: {
    planName: 'Super Health (sandbox)',
    factor: 0.98,
    entryAge: { min: 18, max: 65 },
    roomRent: '1% of the sum insured a day',
    networkHospitals: 6_000,
    restore: 'None',
    notCovered: [
      'Cosmetic surgery',
      'Infertility treatment',
      'Injury in dangerous sports',
      'Treatment outside India',
      'Treatment of obesity',
    ],
    withoutAddOns: {
      coPaymentWaiver: 'The co-payment of this plan cannot be waived',
      opdCare: 'Visits to a doctor are not insured in this plan',
    },
    declines: [{ sumInsuredOver: 2_500_000, reason: 'Sold up to 25 lakh' }],
  },
}
