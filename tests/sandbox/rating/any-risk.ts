import fc from 'fast-check'
import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import { pricedAddOns } from '#machines/reference/addons.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import {
  businessTypes,
  coverTypes,
  fuelTypes,
  ncbOptions,
  ownerTypes,
  previousPolicyTypes,
  vehicleKinds,
} from '#machines/reference/policies.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { paise } from '#machines/rules/money.ts'
import { today } from './samples.ts'

const optional = (amounts: readonly number[]) => fc.constantFrom(undefined, ...amounts.map(paise))

export const anyRisk: fc.Arbitrary<MotorRisk> = fc
  .record({
    vehicleType: fc.constantFrom(...vehicleKinds),
    fuelType: fc.constantFrom(...fuelTypes),
    cubicCapacity: fc.integer({ min: 40, max: 5000 }),
    motorKw: fc.integer({ min: 1, max: 250 }),
    seating: fc.integer({ min: 2, max: 8 }),
    exShowroom: fc.integer({ min: 40_000, max: 15_000_000 }).map(paise),
    zone: fc.constantFrom('A' as const, 'B' as const),
    registrationDate: fc.integer({ min: 0, max: 9000 }).map((days) => addDays(today, -days)),
    isNew: fc.boolean(),
    ownerType: fc.constantFrom(...ownerTypes),
    coverType: fc.constantFrom(...coverTypes),
    businessType: fc.constantFrom(...Object.values(businessTypes)),
    previousEnd: fc.integer({ min: -300, max: 60 }).map((days) => addDays(today, days)),
    previousPolicyType: fc.constantFrom(...previousPolicyTypes),
    previousNcb: fc.constantFrom(...ncbOptions),
    claimed: fc.boolean(),
    ownerChanged: fc.boolean(),
    idv: fc.option(fc.integer({ min: 0, max: 20_000_000 }).map(paise), { nil: undefined }),
    addOns: fc.subarray([...pricedAddOns]),
    electricalAccessories: optional([1000, 12_345]),
    nonElectricalAccessories: optional([1000, 54_321]),
    biFuelKit: optional([0, 30_000]),
    voluntaryDeductible: optional([2500, 15_000, 500, 3000, 77]),
    antiTheft: fc.boolean(),
    automobileAssociation: fc.boolean(),
    tppdRestricted: fc.boolean(),
    paidDrivers: fc.constantFrom(undefined, 1, 2),
    passengerCover: optional([10_000, 50_000, 100_000, 200_000]),
    personalAccident: fc.boolean(),
    buyerState: fc.constantFrom(undefined, 'RJ', 'MH'),
  })
  .map((risk) => (risk.isNew ? { ...risk, businessType: businessTypes.new } : risk))

export const anyInsurer = fc.constantFrom(...motorInsurers)
