import type { Insurer } from '../insurer.ts'

export const bajajAllianz: Insurer = {
  key: 'bajaj-allianz',
  name: 'Bajaj Allianz',
  insurerId: 5,
  legalName: 'Bajaj Allianz General Insurance Company Limited',
  logo: '/logos/insurers/bajaj-allianz.svg',
  sector: 'private',
  homeState: 'MH',
  kyc: ['ckyc', 'ovd'],
  proposal: {
    call: 'submitProposal',
    panRequired: true,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [600, 1800],
  idv: { min: 0.9, max: 1.1 },
  maxVehicleAge: 15,
  breakIn: { inspection: 'agencySurvey', startsAfterDays: 1 },
  cpa: { annual: 375, longTerm: { '2w': 1500, '4w': 1038 } },
  odDiscount: {
    '2w': [
      { maxAge: 1, petrol: 60, diesel: 56, electric: 59 },
      { maxAge: 3, petrol: 53, diesel: 49, electric: 52 },
      { maxAge: 5, petrol: 46, diesel: 42, electric: 45 },
      { maxAge: 7, petrol: 39, diesel: 35, electric: 38 },
      { maxAge: 10, petrol: 32, diesel: 28, electric: 31 },
      { maxAge: 15, petrol: 25, diesel: 25, electric: 25 },
    ],
    '4w': [
      { maxAge: 1, petrol: 75, diesel: 71, electric: 74 },
      { maxAge: 3, petrol: 68, diesel: 64, electric: 67 },
      { maxAge: 5, petrol: 61, diesel: 57, electric: 60 },
      { maxAge: 7, petrol: 54, diesel: 50, electric: 53 },
      { maxAge: 10, petrol: 47, diesel: 43, electric: 46 },
      { maxAge: 15, petrol: 40, diesel: 40, electric: 40 },
    ],
  },
  discountCuts: { zoneA: 0, claim: 6, breakIn: 12 },
  addOns: {
    '2w': {
      zeroDepriciationCover: { basis: 'guide', amount: 1.05, underAge: 5 },
      roadSideAssistance: { basis: 'flat', amount: 89, underAge: 15 },
      consumables: { basis: 'idv', amount: 0.08, underAge: 5 },
      invoiceCover: { basis: 'guide', amount: 1.1, underAge: 3 },
      ncbProtection: { basis: 'od', amount: 5, underAge: 5 },
    },
    '4w': {
      zeroDepriciationCover: { basis: 'guide', amount: 1.15, underAge: 5 },
      keyReplacement: { basis: 'flat', amount: 499, underAge: 10 },
      invoiceCover: { basis: 'guide', amount: 1.1, underAge: 5 },
      lossOfPersonalBelongings: { basis: 'flat', amount: 299, underAge: 10 },
      engineProtection: { basis: 'guide', amount: 1.2, underAge: 7 },
      tyreProtection: { basis: 'idv', amount: 0.15, underAge: 3 },
    },
  },
  declines: [
    { vehicleType: '2w', fuelType: 'Electric', reason: 'Electric two-wheelers are not insured online' },
  ],
}
