import type { MotorInsurer } from '../insurer.ts'

export const universalSompo: MotorInsurer = {
  key: 'universal-sompo',
  name: 'Universal Sompo',
  insurerId: 34,
  legalName: 'Universal Sompo General Insurance Company Limited',
  logo: '/logos/insurers/universal-sompo.svg',
  sector: 'private',
  homeState: 'MH',
  kyc: ['ckyc', 'ovd'],
  proposal: {
    call: 'submitProposal',
    panRequired: false,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [900, 3500],
  idv: { min: 0.9, max: 1.1 },
  maxVehicleAge: 15,
  breakIn: { startsAfterDays: 2, bikesInspectedAfterDays: 90 },
  cpa: { annual: 325, longTerm: { '2w': 1300, '4w': 900 } },
  odDiscount: {
    '2w': [
      { maxAge: 1, petrol: 55, diesel: 49, electric: 53 },
      { maxAge: 3, petrol: 49, diesel: 43, electric: 47 },
      { maxAge: 5, petrol: 43, diesel: 37, electric: 41 },
      { maxAge: 7, petrol: 37, diesel: 31, electric: 35 },
      { maxAge: 10, petrol: 31, diesel: 25, electric: 29 },
      { maxAge: 15, petrol: 25, diesel: 25, electric: 25 },
    ],
    '4w': [
      { maxAge: 1, petrol: 72, diesel: 66, electric: 70 },
      { maxAge: 3, petrol: 66, diesel: 60, electric: 64 },
      { maxAge: 5, petrol: 59, diesel: 53, electric: 57 },
      { maxAge: 7, petrol: 53, diesel: 47, electric: 51 },
      { maxAge: 10, petrol: 46, diesel: 40, electric: 44 },
      { maxAge: 15, petrol: 40, diesel: 40, electric: 40 },
    ],
  },
  discountCuts: { zoneA: 0, claim: 3, breakIn: 8 },
  addOns: {
    '2w': {
      zeroDepriciationCover: { basis: 'guide', amount: 0.95, underAge: 5 },
      roadSideAssistance: { basis: 'flat', amount: 69, underAge: 15 },
      consumables: { basis: 'idv', amount: 0.14, underAge: 5 },
      invoiceCover: { basis: 'guide', amount: 1, underAge: 3 },
      ncbProtection: { basis: 'od', amount: 12, underAge: 5 },
      engineProtection: { basis: 'idv', amount: 0.1, underAge: 5 },
    },
    '4w': {
      zeroDepriciationCover: { basis: 'guide', amount: 1, underAge: 5 },
      consumables: { basis: 'guide', amount: 1.2, underAge: 5 },
      keyReplacement: { basis: 'flat', amount: 449, underAge: 10 },
      invoiceCover: { basis: 'guide', amount: 1.2, underAge: 5 },
      ncbProtection: { basis: 'od', amount: 12, underAge: 5 },
      lossOfPersonalBelongings: { basis: 'flat', amount: 349, underAge: 10 },
      engineProtection: { basis: 'guide', amount: 0.95, underAge: 7 },
      tyreProtection: { basis: 'idv', amount: 0.35, underAge: 3 },
    },
  },
  declines: [
    {
      coverType: 'thirdParty',
      businessType: 'expired before 90 days',
      reason: 'Third-party cover needs a policy that ended less than 90 days ago',
    },
  ],
}
