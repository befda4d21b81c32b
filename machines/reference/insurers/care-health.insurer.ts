import type { HealthInsurer } from '../insurer.ts'

export const careHealth: HealthInsurer = {
  key: 'care-health',
  name: 'Care Health',
  insurerId: 41,
  legalName: 'Care Health Insurance Limited',
  logo: '/logos/insurers/care-health.svg',
  sector: 'private',
  helpline: { number: '1800 000 0041', isSandbox: true },
  homeState: 'HR',
  kyc: ['ckyc', 'ovd', 'otp'],
  proposal: {
    call: 'submitProposal',
    panRequired: false,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [300, 1100],
  health: {
    planName: 'Care Supreme (sandbox)',
    factor: 1,
    entryAge: { min: 18, max: 99 },
    roomRent: 'Single private room',
    networkHospitals: 11_400,
    restore: 'Unlimited',
    notCovered: [
      'Cosmetic surgery',
      'Infertility treatment',
      'Injury in dangerous sports',
      'Treatment outside India',
    ],
    withoutAddOns: {},
    declines: [],
  },
}
