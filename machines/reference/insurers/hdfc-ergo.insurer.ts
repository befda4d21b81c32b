import type { Insurer } from '../insurer.ts'

export const hdfcErgo: Insurer = {
  key: 'hdfc-ergo',
  name: 'HDFC ERGO',
  insurerId: 14,
  legalName: 'HDFC ERGO General Insurance Company Limited',
  logo: '/logos/insurers/hdfc-ergo.svg',
  sector: 'private',
  homeState: 'MH',
  kyc: ['ckyc', 'ovd'],
  proposal: {
    call: 'submitProposal',
    panRequired: true,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [500, 1600],
  idv: { min: 0.9, max: 1.1 },
  maxVehicleAge: 15,
  breakIn: { inspection: 'selfInspection', startsAfterDays: 1 },
  cpa: { annual: 375, longTerm: { '2w': 1500, '4w': 1038 } },
  odDiscount: {
    '2w': [
      { maxAge: 1, petrol: 55, diesel: 52, electric: 53 },
      { maxAge: 3, petrol: 48, diesel: 45, electric: 46 },
      { maxAge: 5, petrol: 41, diesel: 38, electric: 39 },
      { maxAge: 7, petrol: 34, diesel: 31, electric: 32 },
      { maxAge: 10, petrol: 27, diesel: 24, electric: 25 },
      { maxAge: 15, petrol: 20, diesel: 20, electric: 20 },
    ],
    '4w': [
      { maxAge: 1, petrol: 72, diesel: 69, electric: 70 },
      { maxAge: 3, petrol: 65, diesel: 62, electric: 63 },
      { maxAge: 5, petrol: 58, diesel: 55, electric: 56 },
      { maxAge: 7, petrol: 52, diesel: 49, electric: 50 },
      { maxAge: 10, petrol: 45, diesel: 42, electric: 43 },
      { maxAge: 15, petrol: 38, diesel: 38, electric: 38 },
    ],
  },
  discountCuts: { zoneA: 4, claim: 8, breakIn: 5 },
  addOns: {
    '2w': {
      zeroDepriciationCover: { basis: 'guide', amount: 1, underAge: 5 },
      roadSideAssistance: { basis: 'flat', amount: 69, underAge: 15 },
      consumables: { basis: 'idv', amount: 0.2, underAge: 5 },
      invoiceCover: { basis: 'guide', amount: 1.2, underAge: 5 },
      ncbProtection: { basis: 'od', amount: 7, underAge: 5 },
    },
    '4w': {
      zeroDepriciationCover: { basis: 'guide', amount: 1.1, underAge: 5 },
      roadSideAssistance: { basis: 'flat', amount: 149, underAge: 15 },
      consumables: { basis: 'guide', amount: 1.2, underAge: 5 },
      keyReplacement: { basis: 'flat', amount: 599, underAge: 10 },
      ncbProtection: { basis: 'od', amount: 7, underAge: 5 },
      lossOfPersonalBelongings: { basis: 'flat', amount: 399, underAge: 10 },
      engineProtection: { basis: 'guide', amount: 1, underAge: 5 },
      tyreProtection: { basis: 'idv', amount: 0.25, underAge: 3 },
    },
  },
  declines: [
    {
      claimed: true,
      businessType: 'expired before 90 days',
      reason: 'A claim followed by a long break needs a branch visit',
    },
  ],
}
