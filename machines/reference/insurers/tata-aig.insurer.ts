import type { Insurer } from '../insurer.ts'

export const tataAig: Insurer = {
  key: 'tata-aig',
  name: 'Tata AIG',
  insurerId: 30,
  legalName: 'Tata AIG General Insurance Company Limited',
  logo: '/logos/insurers/tata-aig.svg',
  sector: 'private',
  kyc: ['ckyc', 'ovd', 'otp'],
  proposal: {
    call: 'submitProposal',
    panRequired: true,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [700, 1900],
  idv: { min: 0.9, max: 1.15 },
  maxVehicleAge: 15,
  breakIn: { inspection: 'agencySurvey', startsAfterDays: 1 },
  cpa: { annual: 350, longTerm: { '2w': 1400, '4w': 969 } },
  odDiscount: {
    '2w': [
      { maxAge: 1, petrol: 55, diesel: 52, electric: 46 },
      { maxAge: 3, petrol: 48, diesel: 45, electric: 39 },
      { maxAge: 5, petrol: 41, diesel: 38, electric: 32 },
      { maxAge: 7, petrol: 34, diesel: 31, electric: 25 },
      { maxAge: 10, petrol: 27, diesel: 24, electric: 20 },
      { maxAge: 15, petrol: 20, diesel: 20, electric: 20 },
    ],
    '4w': [
      { maxAge: 1, petrol: 72, diesel: 69, electric: 63 },
      { maxAge: 3, petrol: 66, diesel: 63, electric: 57 },
      { maxAge: 5, petrol: 59, diesel: 56, electric: 50 },
      { maxAge: 7, petrol: 53, diesel: 50, electric: 44 },
      { maxAge: 10, petrol: 46, diesel: 43, electric: 40 },
      { maxAge: 15, petrol: 40, diesel: 40, electric: 40 },
    ],
  },
  discountCuts: { zoneA: 3, claim: 6, breakIn: 5 },
  addOns: {
    '2w': {
      zeroDepriciationCover: { basis: 'guide', amount: 0.9, underAge: 7 },
      roadSideAssistance: { basis: 'flat', amount: 149, underAge: 15 },
      keyReplacement: { basis: 'flat', amount: 199, underAge: 10 },
      invoiceCover: { basis: 'guide', amount: 0.9, underAge: 5 },
      ncbProtection: { basis: 'od', amount: 9, underAge: 5 },
    },
    '4w': {
      zeroDepriciationCover: { basis: 'guide', amount: 0.85, underAge: 7 },
      roadSideAssistance: { basis: 'flat', amount: 209, underAge: 15 },
      consumables: { basis: 'guide', amount: 1.15, underAge: 7 },
      keyReplacement: { basis: 'flat', amount: 399, underAge: 10 },
      invoiceCover: { basis: 'guide', amount: 1, underAge: 3 },
      ncbProtection: { basis: 'od', amount: 9, underAge: 5 },
      lossOfPersonalBelongings: { basis: 'flat', amount: 199, underAge: 10 },
      engineProtection: { basis: 'guide', amount: 1.3, underAge: 7 },
      tyreProtection: { basis: 'idv', amount: 0.2, underAge: 3 },
    },
  },
  declines: [
    {
      vehicleType: '2w',
      overAge: 10,
      coverType: 'comprehensive',
      reason: 'Two-wheelers over 10 years get third-party cover only',
    },
  ],
}
