import type { Insurer } from '../insurer.ts'

export const iciciLombard: Insurer = {
  key: 'icici-lombard',
  name: 'ICICI Lombard',
  insurerId: 15,
  legalName: 'ICICI Lombard General Insurance Company Limited',
  logo: '/logos/insurers/icici-lombard.svg',
  sector: 'private',
  homeState: 'MH',
  kyc: ['ckyc', 'ovd'],
  proposal: {
    call: 'submitProposal',
    panRequired: true,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [400, 1100],
  idv: { min: 0.85, max: 1.2 },
  maxVehicleAge: 15,
  breakIn: { inspection: 'selfInspection', startsAfterDays: 0 },
  cpa: { annual: 399, longTerm: { '2w': 1596, '4w': 1105 } },
  odDiscount: {
    '2w': [
      { maxAge: 1, petrol: 60, diesel: 57, electric: 53 },
      { maxAge: 3, petrol: 53, diesel: 50, electric: 46 },
      { maxAge: 5, petrol: 46, diesel: 43, electric: 39 },
      { maxAge: 7, petrol: 39, diesel: 36, electric: 32 },
      { maxAge: 10, petrol: 32, diesel: 29, electric: 25 },
      { maxAge: 15, petrol: 25, diesel: 25, electric: 25 },
    ],
    '4w': [
      { maxAge: 1, petrol: 75, diesel: 72, electric: 68 },
      { maxAge: 3, petrol: 68, diesel: 65, electric: 61 },
      { maxAge: 5, petrol: 61, diesel: 58, electric: 54 },
      { maxAge: 7, petrol: 54, diesel: 51, electric: 47 },
      { maxAge: 10, petrol: 47, diesel: 44, electric: 40 },
      { maxAge: 15, petrol: 40, diesel: 40, electric: 40 },
    ],
  },
  discountCuts: { zoneA: 4, claim: 8, breakIn: 10 },
  addOns: {
    '2w': {
      zeroDepriciationCover: { basis: 'guide', amount: 1.1, underAge: 7 },
      roadSideAssistance: { basis: 'flat', amount: 59, underAge: 15 },
      consumables: { basis: 'idv', amount: 0.12, underAge: 7 },
      keyReplacement: { basis: 'flat', amount: 159, underAge: 10 },
      invoiceCover: { basis: 'guide', amount: 1.15, underAge: 5 },
      engineProtection: { basis: 'idv', amount: 0.25, underAge: 5 },
    },
    '4w': {
      zeroDepriciationCover: { basis: 'guide', amount: 1.1, underAge: 7 },
      roadSideAssistance: { basis: 'flat', amount: 129, underAge: 15 },
      consumables: { basis: 'guide', amount: 1.15, underAge: 7 },
      keyReplacement: { basis: 'flat', amount: 449, underAge: 10 },
      ncbProtection: { basis: 'od', amount: 9, underAge: 5 },
      lossOfPersonalBelongings: { basis: 'flat', amount: 199, underAge: 10 },
      engineProtection: { basis: 'guide', amount: 0.9, underAge: 7 },
    },
  },
  declines: [
    {
      coverType: 'thirdParty',
      businessType: 'expired within 90 days',
      reason: 'Third-party cover is not sold after a break',
    },
    {
      coverType: 'thirdParty',
      businessType: 'expired before 90 days',
      reason: 'Third-party cover is not sold after a break',
    },
  ],
}
