import type { HealthInsurer } from '../insurer.ts'

export const nivaBupa: HealthInsurer = {
  key: 'niva-bupa',
  name: 'Niva Bupa',
  insurerId: 42,
  legalName: 'Niva Bupa Health Insurance Company Limited',
  logo: '/logos/insurers/niva-bupa.svg',
  sector: 'private',
  helpline: { number: '1800 000 0042', isSandbox: true },
  homeState: 'DL',
  kyc: ['ckyc', 'ovd'],
  proposal: {
    call: 'submitProposal',
    panRequired: true,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [400, 1500],
  health: {
    planName: 'ReAssure (sandbox)',
    factor: 1.12,
    entryAge: { min: 18, max: 65 },
    roomRent: 'No limit',
    networkHospitals: 10_400,
    restore: 'Unlimited',
    notCovered: [
      'Cosmetic surgery',
      'Infertility treatment',
      'Injury in dangerous sports',
      'Treatment by unregistered practitioners',
    ],
    withoutAddOns: {
      smartSelect: 'This plan is not limited to a network of hospitals',
    },
    declines: [{ overAge: 60, sumInsuredOver: 5_000_000, reason: 'Over 50 lakh sold up to age 60' }],
  },
}
