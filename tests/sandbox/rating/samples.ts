import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import type { MotorPremium } from '#machines/motor/rules/rating-types.ts'
import type { RatingProfile } from '#machines/reference/insurer.ts'
import { digit } from '#machines/reference/insurers/digit.insurer.ts'
import { paise } from '#machines/rules/money.ts'
import { isDeclined, rateMotor } from '#sandbox/rating/motor-premium.ts'

export const today = '2026-11-20'

const flat = (percent: number) => [{ maxAge: 15, petrol: percent, diesel: percent, electric: percent }]

/** An insurer that gives one discount to everybody, sells add-ons at the guide's price and declines nobody. */
export const plainInsurer = (discount: number): RatingProfile => ({
  ...digit,
  name: 'Plain',
  homeState: 'RJ',
  idv: { min: 0.9, max: 1.1 },
  odDiscount: { '2w': flat(discount), '4w': flat(discount) },
  discountCuts: { zoneA: 0, claim: 0, breakIn: 0 },
  cpa: { annual: 325, longTerm: { '2w': 1300, '4w': 900 } },
  breakIn: { startsAfterDays: 1 },
  addOns: {
    '2w': { zeroDepriciationCover: { basis: 'guide', amount: 1, underAge: 5 } },
    '4w': {
      zeroDepriciationCover: { basis: 'guide', amount: 1, underAge: 5 },
      roadSideAssistance: { basis: 'flat', amount: 149, underAge: 15 },
      tyreProtection: { basis: 'idv', amount: 0.3, underAge: 3 },
      ncbProtection: { basis: 'od', amount: 8, underAge: 5 },
    },
  },
  declines: [],
})

/** A Swift VXi whose policy ends the day before it is 30 months old. */
export const swift: MotorRisk = {
  vehicleType: '4w',
  fuelType: 'Petrol',
  cubicCapacity: 1197,
  motorKw: null,
  seating: 5,
  exShowroom: paise(729_500),
  zone: 'B',
  registrationDate: '2024-06-10',
  isNew: false,
  ownerType: 'individual',
  coverType: 'comprehensive',
  businessType: 'not expired',
  previousEnd: '2026-12-09',
  previousPolicyType: 'Comprehensive',
  previousNcb: 25,
  claimed: false,
  ownerChanged: false,
  addOns: [],
  personalAccident: false,
}

export function priced(risk: MotorRisk, profile: RatingProfile = plainInsurer(60), on = today): MotorPremium {
  const answer = rateMotor(risk, profile, on)
  if (isDeclined(answer)) throw new Error(answer.declined)
  return answer
}

/** The printed lines as key and rupees. */
export const printed = ({ lines }: MotorPremium): [key: string, rupees: number][] =>
  lines.map(({ key, amount }) => [key, amount / 100])

/** A Swift as a proposal names it. */
export const proposedSwift = {
  registration_number: 'RJ-14-CA-1234',
  make: 'Maruti',
  model: 'Swift',
  variant: 'VXi',
  engine_number: 'K12MN1234567',
  chassis_number: 'MA3EWDE1S00123456',
  manufactured: '2022-01-01',
}
