import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import type { MotorPremiumLine } from '#machines/motor/rules/rating-types.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import { percentOf } from './arithmetic.ts'
import { sourceText } from './bands.ts'
import type { Basis } from './basis.ts'

/** Accessories add to own damage (India Motor Tariff, GR 40 to 42). */
export function accessoryLines({ risk, extras }: Basis, basicOd: number, odRate: number): MotorPremiumLine[] {
  const { electricalAccessories: electrical, nonElectricalAccessories: other } = risk
  const source = sourceText(extras)
  const lines: MotorPremiumLine[] = []
  if (electrical) {
    lines.push({
      key: 'electricalAccessories',
      part: 'od',
      flag: 'ElectricalAccessories',
      label: 'Electrical accessories',
      amount: percentOf(electrical, extras.electricalPct),
      reason: `${extras.electricalPct}% of their value ${formatRupees(electrical)} (${source})`,
    })
  }
  if (other) {
    lines.push({
      key: 'nonElectricalAccessories',
      part: 'od',
      flag: 'NonElectricalAccessories',
      label: 'Non-electrical accessories',
      amount: percentOf(other, odRate),
      reason: `${odRate}% of their value ${formatRupees(other)}, the rate of the vehicle (${source})`,
    })
  }
  const kit = biFuelKitOf(risk)
  if (kit !== undefined) lines.push(biFuelLine(kit, basicOd, extras, source))
  return lines
}

/** Value of the bi-fuel kit; 0 for one fitted in the factory, as in every CNG variant. */
export const biFuelKitOf = ({ biFuelKit, fuelType }: MotorRisk): number | undefined =>
  biFuelKit ?? (fuelType === 'CNG' ? 0 : undefined)

function biFuelLine(kit: number, basicOd: number, extras: Basis['extras'], source: string): MotorPremiumLine {
  const { biFuelOdPct, biFuelFactoryOdPct } = extras
  const [of, pct, what] = kit
    ? [kit, biFuelOdPct, `the kit's value ${formatRupees(kit)}`]
    : [basicOd, biFuelFactoryOdPct, 'the basic own damage, the kit being fitted in the factory']
  return {
    key: 'biFuelOd',
    part: 'od',
    flag: 'BiFuelOd',
    label: 'Bi-fuel kit, own damage',
    amount: percentOf(of, pct),
    reason: `${pct}% of ${what} (${source})`,
  }
}

interface Choice {
  key: string
  label: string
  pct: number
  /** Rupees. */
  max: number
  flag?: MotorPremiumLine['flag']
}

/** Discounts that are chosen or proved, each capped and applied to what the previous one left. */
export function choiceDiscounts(basis: Basis, afterDiscount: number): MotorPremiumLine[] {
  let left = afterDiscount
  return choicesOf(basis).map(({ key, label, pct, max, flag }) => {
    const amount = Math.min(left, paise(max), percentOf(left, pct))
    left -= amount
    const reason = `${pct}% of own damage, at most ${formatRupees(paise(max))} (${sourceText(basis.extras)})`
    return { key, part: 'od', label, amount: -amount, reason, flag }
  })
}

function choicesOf({ risk, extras }: Basis): Choice[] {
  const { antiTheft, automobileAssociation: club } = extras
  const deductible = deductibleOf(risk, extras)
  const choices: Choice[] = []
  if (risk.antiTheft) choices.push({ key: 'antiTheft', label: 'Anti-theft device', ...antiTheft })
  if (risk.automobileAssociation) {
    const max = club.max[risk.vehicleType]
    choices.push({ key: 'automobileAssociation', label: 'Automobile association member', pct: club.pct, max })
  }
  if (deductible) {
    const label = `Voluntary deductible ${formatRupees(paise(deductible.amount))}`
    choices.push({ ...deductible, key: 'voluntaryDeductible', label, flag: 'VoluntaryDeductive' })
  }
  return choices
}

/** The tariff row of the chosen deductible; undefined for an amount without one. */
export const deductibleOf = (risk: MotorRisk, extras: Basis['extras']) =>
  extras.voluntaryDeductible[risk.vehicleType].find(
    ({ amount }) => paise(amount) === risk.voluntaryDeductible,
  )
