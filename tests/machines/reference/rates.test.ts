import { expect, it } from 'vitest'
import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import { pricedAddOns } from '#machines/reference/addons.ts'
import type { MotorInsurer } from '#machines/reference/insurer.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { isDeclined, rateMotor } from '#sandbox/rating/motor-premium.ts'
import { swift, today } from '../../sandbox/rating/samples.ts'

/** Years since the registration: some within each step of what is discounted and offered by age. */
const ages = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 9.5, 10.5, 12.5, 14.5, 15.5]
const vehicles: Readonly<Record<string, MotorRisk>> = {
  car: swift,
  bike: { ...swift, vehicleType: '2w', cubicCapacity: 150, seating: 2, exShowroom: 110_000_00 },
}
const fuels: readonly Pick<MotorRisk, 'fuelType' | 'cubicCapacity' | 'motorKw'>[] = [
  { fuelType: 'Diesel', cubicCapacity: 1197, motorKw: null },
  { fuelType: 'Electric', cubicCapacity: null, motorKw: 40 },
]

/** What else moves a price. */
const differences = ({ homeState }: MotorInsurer): Readonly<Record<string, Partial<MotorRisk>>> => ({
  'after a claim': { claimed: true },
  'in zone A': { zone: 'A' },
  'with accident cover': { personalAccident: true },
  'bought new with accident cover for its term': {
    isNew: true,
    businessType: 'new',
    registrationDate: today,
    previousNcb: 0,
    personalAccident: true,
    personalAccidentLongTerm: true,
  },
  'of the least value': { idv: 1 },
  'of the greatest value': { idv: 1_000_000_00 },
  'bought in the insurer’s own state': { buyerState: homeState },
  'after a break': { businessType: 'expired within 90 days', previousEnd: '2026-11-01' },
})

const registered = (years: number) =>
  new Date(Date.parse('2026-12-10') - years * 365.25 * 24 * 3_600_000).toISOString().slice(0, 10)

const rated = (insurer: MotorInsurer, risk: MotorRisk) =>
  rateMotor({ ...risk, addOns: [...pricedAddOns] }, insurer, today)

/** What an insurer asks for a vehicle with all add-ons, in rupees by line, or why it does not insure it. */
function asked(insurer: MotorInsurer, risk: MotorRisk): string {
  const answer = rated(insurer, risk)
  if (isDeclined(answer)) return answer.declined
  const { lines, minIdv, idv, maxIdv, start, tax } = answer
  const taxes = Object.entries(tax).filter(([, paise]) => paise > 0)
  const priced = lines.map(({ key, amount }) => `${key} ${amount / 100}`)
  const values = [minIdv, idv, maxIdv].map((paise) => paise / 100).join('-')
  return [start, values, ...priced, ...taxes.map(([key, paise]) => `${key} ${paise / 100}`)].join(', ')
}

/** The discount on another fuel, or why the vehicle is not insured with it. */
function discounted(insurer: MotorInsurer, risk: MotorRisk): string {
  const answer = rated(insurer, risk)
  return `${risk.fuelType} ${isDeclined(answer) ? answer.declined : `${answer.discountPct} %`}`
}

it.each(motorInsurers.map((insurer) => [insurer.key, insurer] as const))(
  '%s asks what is written down: a changed rate is seen as the prices that it changes',
  async (key, insurer) => {
    const written = Object.entries(vehicles).flatMap(([name, vehicle]) => [
      ...ages.map((years) => {
        const risk = { ...vehicle, registrationDate: registered(years) }
        const others = fuels.map((fuel) => discounted(insurer, { ...risk, ...fuel }))
        return `${name} of ${years} years: ${[asked(insurer, risk), ...others].join('; ')}`
      }),
      ...Object.entries(differences(insurer)).map(
        ([what, different]) => `${name} ${what}: ${asked(insurer, { ...vehicle, ...different })}`,
      ),
    ])
    await expect(`${written.join('\n')}\n`).toMatchFileSnapshot(`./rates/${key}.txt`)
  },
)
