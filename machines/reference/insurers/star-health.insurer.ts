import type { HealthInsurer } from '../insurer.ts'

export const starHealth: HealthInsurer = {
  key: 'star-health',
  name: 'Star Health',
  insurerId: 43,
  legalName: 'Star Health and Allied Insurance Company Limited',
  logo: '/logos/insurers/star-health.svg',
  sector: 'private',
  helpline: { number: '1800 000 0043', isSandbox: true },
  homeState: 'TN',
  kyc: ['ckyc', 'ovd'],
  proposal: {
    call: 'submitProposal',
    panRequired: false,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [500, 1900],
  health: {
    planName: 'Comprehensive (sandbox)',
    factor: 1.08,
    entryAge: { min: 18, max: 75 },
    roomRent: 'Single private room',
    networkHospitals: 14_000,
    restore: 'Once a year',
    notCovered: [
      'Cosmetic surgery',
      'Injury in dangerous sports',
      'Treatment outside India',
      'Treatment by unregistered practitioners',
    ],
    withoutAddOns: {
      careShield: 'Inflation is not made up for in this plan',
    },
    declines: [{ overAge: 50, tenureOver: 2, reason: 'Over age 50 sold for one or two years at once' }],
  },
}
