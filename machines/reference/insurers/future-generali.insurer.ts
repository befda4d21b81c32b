import type { MotorInsurer } from '../insurer.ts'

export const futureGenerali: MotorInsurer = {
  key: 'future-generali',
  name: 'Future Generali',
  insurerId: 12,
  legalName: 'Future Generali India Insurance Company Limited',
  logo: '/logos/insurers/future-generali.svg',
  sector: 'private',
  helpline: { number: '1800 000 0012', isSandbox: true },
  homeState: 'MH',
  kyc: ['ckyc', 'ovd'],
  proposal: {
    call: 'submitProposal',
    panRequired: false,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [900, 2500],
  idv: { min: 0.9, max: 1.1 },
  maxVehicleAge: 12,
  breakIn: { startsAfterDays: 1 },
  cpa: { annual: 320, longTerm: { '2w': 1280, '4w': 886 } },
  odDiscount: {
    '2w': [
      { maxAge: 1, petrol: 55, diesel: 48, electric: 54 },
      { maxAge: 3, petrol: 48, diesel: 41, electric: 47 },
      { maxAge: 5, petrol: 41, diesel: 34, electric: 40 },
      { maxAge: 7, petrol: 34, diesel: 27, electric: 33 },
      { maxAge: 10, petrol: 27, diesel: 20, electric: 26 },
      { maxAge: 12, petrol: 20, diesel: 20, electric: 20 },
    ],
    '4w': [
      { maxAge: 1, petrol: 70, diesel: 63, electric: 69 },
      { maxAge: 3, petrol: 64, diesel: 57, electric: 63 },
      { maxAge: 5, petrol: 58, diesel: 51, electric: 57 },
      { maxAge: 7, petrol: 52, diesel: 45, electric: 51 },
      { maxAge: 10, petrol: 46, diesel: 40, electric: 45 },
      { maxAge: 12, petrol: 40, diesel: 40, electric: 40 },
    ],
  },
  discountCuts: { zoneA: 3, claim: 7, breakIn: 6 },
  addOns: {
    '2w': {
      zeroDepriciationCover: { basis: 'guide', amount: 0.95, underAge: 5 },
      roadSideAssistance: { basis: 'flat', amount: 49, underAge: 12 },
      consumables: { basis: 'idv', amount: 0.18, underAge: 5 },
      invoiceCover: { basis: 'guide', amount: 0.9, underAge: 5 },
      engineProtection: { basis: 'idv', amount: 0.2, underAge: 5 },
    },
    '4w': {
      zeroDepriciationCover: { basis: 'guide', amount: 0.95, underAge: 5 },
      roadSideAssistance: { basis: 'flat', amount: 239, underAge: 12 },
      invoiceCover: { basis: 'guide', amount: 0.95, underAge: 3 },
      ncbProtection: { basis: 'od', amount: 6, underAge: 5 },
      lossOfPersonalBelongings: { basis: 'flat', amount: 249, underAge: 10 },
      engineProtection: { basis: 'guide', amount: 1.05, underAge: 5 },
    },
  },
  declines: [
    {
      businessType: 'expired before 90 days',
      coverType: 'comprehensive',
      reason: 'Policies that expired more than 90 days ago are not taken over',
    },
  ],
}
