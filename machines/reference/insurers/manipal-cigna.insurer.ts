import type { HealthInsurer } from '../insurer.ts'

export const manipalCigna: HealthInsurer = {
  key: 'manipal-cigna',
  name: 'ManipalCigna',
  insurerId: 44,
  legalName: 'ManipalCigna Health Insurance Company Limited',
  logo: '/logos/insurers/manipal-cigna.svg',
  sector: 'private',
  helpline: { number: '1800 000 0044', isSandbox: true },
  homeState: 'MH',
  kyc: ['ckyc', 'ovd'],
  proposal: {
    call: 'submitProposal',
    panRequired: false,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [600, 2200],
  health: {
    planName: 'ProHealth (sandbox)',
    factor: 1.06,
    entryAge: { min: 18, max: 99 },
    roomRent: 'Single private room',
    networkHospitals: 8_500,
    restore: 'Unlimited',
    notCovered: [
      'Cosmetic surgery',
      'Infertility treatment',
      'Injury in dangerous sports',
      'Hearing aids and spectacles',
    ],
    withoutAddOns: {
      smartSelect: 'This plan is not limited to a network of hospitals',
      opdCare: 'Visits to a doctor are insured in another plan',
    },
    declines: [{ tenureOver: 2, reason: 'Sold for one or two years at once' }],
  },
}
