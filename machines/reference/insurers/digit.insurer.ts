import type { Insurer } from '../insurer.ts'

export const digit: Insurer = {
  key: 'digit',
  name: 'Digit',
  insurerId: 13,
  legalName: 'Go Digit General Insurance Limited',
  logo: '/logos/insurers/digit.svg',
  sector: 'private',
  homeState: 'KA',
  kyc: ['ckyc', 'ovd'],
  proposal: {
    call: 'submitProposal',
    panRequired: false,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [300, 900],
  idv: { min: 0.88, max: 1.15 },
  maxVehicleAge: 15,
  breakIn: { inspection: 'selfInspection', startsAfterDays: 0 },
  cpa: { annual: 330, longTerm: { '2w': 1320, '4w': 914 } },
  odDiscount: {
    '2w': [
      { maxAge: 1, petrol: 70, diesel: 67, electric: 62 },
      { maxAge: 3, petrol: 62, diesel: 59, electric: 54 },
      { maxAge: 5, petrol: 54, diesel: 51, electric: 46 },
      { maxAge: 7, petrol: 46, diesel: 43, electric: 38 },
      { maxAge: 10, petrol: 38, diesel: 35, electric: 30 },
      { maxAge: 15, petrol: 30, diesel: 30, electric: 30 },
    ],
    '4w': [
      { maxAge: 1, petrol: 80, diesel: 77, electric: 72 },
      { maxAge: 3, petrol: 73, diesel: 70, electric: 65 },
      { maxAge: 5, petrol: 66, diesel: 63, electric: 58 },
      { maxAge: 7, petrol: 59, diesel: 56, electric: 51 },
      { maxAge: 10, petrol: 52, diesel: 49, electric: 45 },
      { maxAge: 15, petrol: 45, diesel: 45, electric: 45 },
    ],
  },
  discountCuts: { zoneA: 3, claim: 5, breakIn: 6 },
  addOns: {
    '2w': {
      zeroDepriciationCover: { basis: 'guide', amount: 0.85, underAge: 7 },
      consumables: { basis: 'idv', amount: 0.1, underAge: 7 },
      ncbProtection: { basis: 'od', amount: 6, underAge: 5 },
      engineProtection: { basis: 'idv', amount: 0.2, underAge: 5 },
    },
    '4w': {
      zeroDepriciationCover: { basis: 'guide', amount: 0.95, underAge: 7 },
      roadSideAssistance: { basis: 'flat', amount: 159, underAge: 15 },
      keyReplacement: { basis: 'flat', amount: 599, underAge: 10 },
      invoiceCover: { basis: 'guide', amount: 1.15, underAge: 3 },
      ncbProtection: { basis: 'od', amount: 6, underAge: 5 },
      lossOfPersonalBelongings: { basis: 'flat', amount: 249, underAge: 10 },
      engineProtection: { basis: 'guide', amount: 1, underAge: 7 },
    },
  },
  declines: [
    {
      overAge: 10,
      businessType: 'expired before 90 days',
      vehicleType: '4w',
      reason: 'Cars over 10 years with a long break are not insured online',
    },
  ],
}
