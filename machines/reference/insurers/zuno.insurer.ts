import type { MotorInsurer } from '../insurer.ts'

export const zuno: MotorInsurer = {
  key: 'zuno',
  name: 'Zuno',
  insurerId: 10,
  legalName: 'Zuno General Insurance Limited',
  logo: '/logos/insurers/zuno.svg',
  sector: 'private',
  helpline: { number: '1800 000 0010', isSandbox: true },
  homeState: 'MH',
  kyc: ['ckyc', 'ovd'],
  proposal: {
    call: 'submitProposal',
    panRequired: false,
    aadhaarRequired: false,
    gstinOfOrganisations: true,
  },
  latencyMs: [400, 1400],
  idv: { min: 0.9, max: 1.15 },
  maxVehicleAge: 12,
  breakIn: { startsAfterDays: 0 },
  cpa: { annual: 300, longTerm: { '2w': 1200, '4w': 831 } },
  odDiscount: {
    '2w': [
      { maxAge: 1, petrol: 60, diesel: 56, electric: 55 },
      { maxAge: 3, petrol: 53, diesel: 49, electric: 48 },
      { maxAge: 5, petrol: 46, diesel: 42, electric: 41 },
      { maxAge: 7, petrol: 39, diesel: 35, electric: 34 },
      { maxAge: 10, petrol: 32, diesel: 28, electric: 27 },
      { maxAge: 12, petrol: 25, diesel: 25, electric: 25 },
    ],
    '4w': [
      { maxAge: 1, petrol: 76, diesel: 72, electric: 71 },
      { maxAge: 3, petrol: 69, diesel: 65, electric: 64 },
      { maxAge: 5, petrol: 62, diesel: 58, electric: 57 },
      { maxAge: 7, petrol: 56, diesel: 52, electric: 51 },
      { maxAge: 10, petrol: 49, diesel: 45, electric: 44 },
      { maxAge: 12, petrol: 42, diesel: 42, electric: 42 },
    ],
  },
  discountCuts: { zoneA: 4, claim: 5, breakIn: 7 },
  addOns: {
    '2w': {
      zeroDepriciationCover: { basis: 'guide', amount: 0.95, underAge: 5 },
      roadSideAssistance: { basis: 'flat', amount: 99, underAge: 12 },
      consumables: { basis: 'idv', amount: 0.18, underAge: 5 },
      invoiceCover: { basis: 'guide', amount: 1.2, underAge: 3 },
      ncbProtection: { basis: 'od', amount: 12, underAge: 5 },
    },
    '4w': {
      zeroDepriciationCover: { basis: 'guide', amount: 1.1, underAge: 5 },
      consumables: { basis: 'guide', amount: 1.05, underAge: 5 },
      keyReplacement: { basis: 'flat', amount: 349, underAge: 10 },
      invoiceCover: { basis: 'guide', amount: 0.9, underAge: 5 },
      ncbProtection: { basis: 'od', amount: 12, underAge: 5 },
      lossOfPersonalBelongings: { basis: 'flat', amount: 299, underAge: 10 },
      engineProtection: { basis: 'guide', amount: 1.05, underAge: 7 },
    },
  },
  declines: [
    {
      vehicleType: '2w',
      fuelType: 'Electric',
      coverType: 'odOnly',
      reason: 'Stand-alone own damage is not sold for electric two-wheelers',
    },
  ],
}
