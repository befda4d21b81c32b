import type { MotorInsurer } from '../insurer.ts'

export const zurichKotak: MotorInsurer = {
  key: 'zurich-kotak',
  name: 'Zurich Kotak',
  insurerId: 17,
  legalName: 'Zurich Kotak General Insurance Company (India) Limited',
  logo: '/logos/insurers/zurich-kotak.svg',
  sector: 'private',
  helpline: { number: '1800 000 0017', isSandbox: true },
  homeState: 'MH',
  kyc: ['ckyc', 'ovd', 'otp'],
  proposal: {
    call: 'saveKotakProposal',
    panRequired: true,
    aadhaarRequired: true,
    gstinOfOrganisations: true,
  },
  latencyMs: [700, 2000],
  idv: { min: 0.85, max: 1.15 },
  maxVehicleAge: 15,
  breakIn: { startsAfterDays: 1 },
  cpa: { annual: 290, longTerm: { '2w': 1160, '4w': 803 } },
  odDiscount: {
    '2w': [
      { maxAge: 1, petrol: 50, diesel: 44, electric: 50 },
      { maxAge: 3, petrol: 44, diesel: 38, electric: 44 },
      { maxAge: 5, petrol: 38, diesel: 32, electric: 38 },
      { maxAge: 7, petrol: 32, diesel: 26, electric: 32 },
      { maxAge: 10, petrol: 26, diesel: 20, electric: 26 },
      { maxAge: 15, petrol: 20, diesel: 20, electric: 20 },
    ],
    '4w': [
      { maxAge: 1, petrol: 70, diesel: 64, electric: 70 },
      { maxAge: 3, petrol: 63, diesel: 57, electric: 63 },
      { maxAge: 5, petrol: 56, diesel: 50, electric: 56 },
      { maxAge: 7, petrol: 49, diesel: 43, electric: 49 },
      { maxAge: 10, petrol: 42, diesel: 36, electric: 42 },
      { maxAge: 15, petrol: 35, diesel: 35, electric: 35 },
    ],
  },
  discountCuts: { zoneA: 1, claim: 3, breakIn: 6 },
  addOns: {
    '2w': {
      zeroDepriciationCover: { basis: 'guide', amount: 1.1, underAge: 6 },
      roadSideAssistance: { basis: 'flat', amount: 69, underAge: 15 },
      consumables: { basis: 'idv', amount: 0.2, underAge: 6 },
      ncbProtection: { basis: 'od', amount: 8, underAge: 5 },
    },
    '4w': {
      zeroDepriciationCover: { basis: 'guide', amount: 1.1, underAge: 6 },
      roadSideAssistance: { basis: 'flat', amount: 219, underAge: 15 },
      consumables: { basis: 'guide', amount: 1.1, underAge: 6 },
      lossOfPersonalBelongings: { basis: 'flat', amount: 199, underAge: 10 },
      engineProtection: { basis: 'guide', amount: 1.15, underAge: 7 },
    },
  },
  declines: [
    { vehicleType: '2w', coverType: 'odOnly', reason: 'Stand-alone own damage is not sold for two-wheelers' },
  ],
}
