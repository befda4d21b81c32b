import type { MotorRisk } from '#machines/motor/rules/rating-types.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { models, variantsOf } from '#machines/reference/vehicles.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import { isDeclined, rateMotor } from '#sandbox/rating/motor-premium.ts'
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

/** Random risks priced a second; the peer is JSON.stringify of the same prices, work nobody would call slow. */
export function rating(): Row[] {
  const roll = dice(7)
  const risks = Array.from({ length: count }, () => anyRisk(roll))
  const profile = motorInsurers[0]
  if (!profile) throw new Error('No insurer to rate with')
  for (const risk of risks.slice(0, 500)) rateMotor(risk, profile, today)
  const begun = performance.now()
  const prices = risks.map((risk) => rateMotor(risk, profile, today))
  const spent = performance.now() - begun
  const writing = performance.now()
  for (const price of prices) JSON.stringify(price)
  const written = performance.now() - writing
  const sold = prices.filter((price) => !isDeclined(price)).length
  return [
    {
      what: `rating of ${count.toLocaleString('en-IN')} random risks (${sold} priced)`,
      value: `${Math.round((count * 1000) / spent)} a second`,
      peer: 'JSON.stringify of the same prices',
      ratio: `${(spent / written).toFixed(1)} x`,
    },
  ]
}
