import fc from 'fast-check'
import type { HealthRisk } from '#contract/partners/health.ts'
import {
  healthAddOns,
  preExistingWaits,
  sumsInsured,
  tenures,
} from '#machines/health/record/health-request.ts'
import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import { petInsurers } from '#machines/pet/reference/pet-offers.ts'
import { healthInsurers, motorInsurers } from '#machines/reference/insurers.ts'
import { genders } from '#machines/reference/people.ts'
import { models, variantsOf } from '#machines/reference/vehicles.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import { rateHealth } from '#sandbox/rating/health-premium.ts'
import { rateMotor } from '#sandbox/rating/motor-premium.ts'
import { ratePets } from '#sandbox/rating/pet-premium.ts'
import { anyHousehold, ratedOn } from '../sandbox/rating/any-household.ts'
import type { Row } from './table.ts'

const today = '2026-11-21'
const count = 10_000

/** Numbers that look like chance and are the same every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % sides
  }
}

function anyRisk(roll: (sides: number) => number): MotorRisk {
  const model = models[roll(models.length)] ?? models[0]
  const variant = model && variantsOf(model.value)[0]
  if (!model || !variant) throw new Error('No vehicle to rate')
  const { fuelType, cubicCapacity, motorKw, seating, exShowroom } = variant
  return {
    vehicleType: model.vehicleType,
    fuelType,
    cubicCapacity,
    motorKw,
    seating,
    exShowroom,
    zone: roll(2) === 0 ? 'A' : 'B',
    registrationDate: addDays(addYears(today, -roll(12) - 1), -roll(300)),
    isNew: false,
    ownerType: 'individual',
    coverType: (['comprehensive', 'odOnly', 'thirdParty'] as const)[roll(3)] ?? 'comprehensive',
    businessType: 'not expired',
    previousEnd: addDays(today, roll(50)),
    previousPolicyType: 'Comprehensive',
    previousNcb: ([0, 20, 25, 35, 45, 50] as const)[roll(6)] ?? 0,
    claimed: roll(5) === 0,
    ownerChanged: roll(9) === 0,
    addOns: roll(2) === 0 ? ['zeroDepriciationCover', 'roadSideAssistance'] : [],
    personalAccident: true,
  }
}

function anyPerson(roll: (sides: number) => number): HealthRisk {
  const of = <T>(list: readonly [T, ...T[]]): T => list[roll(list.length)] ?? list[0]
  return {
    ownerType: 'individual',
    gender: of(genders),
    age: 18 + roll(82),
    pincode: '302001',
    zone: of([1, 2, 3]),
    sumInsured: of(sumsInsured),
    tenure: of(tenures),
    addOns: healthAddOns.filter(() => roll(2) === 0),
    preExistingWait: of(preExistingWaits),
  }
}

/** Random risks priced a second; the peer is JSON.stringify of the same prices, work nobody would call slow. */
function measured<Risk>(product: string, risks: readonly Risk[], rate: (risk: Risk) => object): Row {
  for (const risk of risks.slice(0, 500)) rate(risk)
  const begun = performance.now()
  const prices = risks.map(rate)
  const spent = performance.now() - begun
  const writing = performance.now()
  for (const price of prices) JSON.stringify(price)
  const written = performance.now() - writing
  const sold = prices.filter((price) => !('declined' in price)).length
  return {
    what: `rating of ${count.toLocaleString('en-IN')} random ${product} risks (${sold} priced)`,
    value: `${Math.round((count * 1000) / spent)} a second`,
    peer: 'JSON.stringify of the same prices',
    ratio: `${(spent / written).toFixed(1)} x`,
  }
}

const many = <Risk>(any: (roll: (sides: number) => number) => Risk): Risk[] => {
  const roll = dice(7)
  return Array.from({ length: count }, () => any(roll))
}

export function rating(): Row[] {
  const [motor] = motorInsurers
  const [health] = healthInsurers
  const [pet] = petInsurers
  if (!motor || !health || !pet) throw new Error('No insurer to rate with')
  return [
    measured('motor', many(anyRisk), (risk) => rateMotor(risk, motor, today)),
    measured('health', many(anyPerson), (risk) => rateHealth(risk, health.health, today)),
    measured('household', fc.sample(anyHousehold, { numRuns: count, seed: 7 }), (risk) =>
      ratePets(risk, pet.pet, ratedOn),
    ),
  ]
}
