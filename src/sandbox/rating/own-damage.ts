import type { MotorPremiumLine } from '#machines/motor/rules/rating-types.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { percentOf, sum } from './arithmetic.ts'
import { bandOf, bandText, sizeOf, sourceText, unitOf, vehicleText } from './bands.ts'
import type { Basis } from './basis.ts'
import { discountOf } from './discount.ts'
import { accessoryLines, choiceDiscounts } from './extras.ts'

export interface OwnDamage {
  lines: MotorPremiumLine[]
  /** After the discounts, before the no-claim bonus: what NCB protection is a percentage of. */
  beforeNcb: number
  discountPct: number
  ncbDiscount: number
}

/** Basic own damage and accessories, less discounts, less the no-claim bonus, in the order of the former motor tariff. */
export function ownDamage(basis: Basis): OwnDamage {
  const { pct, why } = rateOf(basis)
  const basic: MotorPremiumLine = {
    key: 'basicOd',
    part: 'od',
    label: 'Basic own damage',
    amount: percentOf(basis.idv.value, pct),
    reason: `${pct}% of the IDV ${formatRupees(basis.idv.value)}: ${why}`,
  }
  const gross = [basic, ...accessoryLines(basis, basic.amount, pct)]
  const grossTotal = sum(gross.map((line) => line.amount))
  const discountPct = discountOf(basis)
  const discount = insurerDiscount(basis, grossTotal, discountPct)
  const afterDiscount = grossTotal + discount.amount
  const choices = choiceDiscounts(basis, afterDiscount)
  const beforeNcb = afterDiscount + sum(choices.map((line) => line.amount))
  const bonus = noClaimBonus(basis, beforeNcb)
  return {
    lines: [...gross, discount, ...choices, bonus].filter((line) => line.amount !== 0 || line === basic),
    beforeNcb,
    discountPct,
    ncbDiscount: -bonus.amount,
  }
}

/** The own-damage rate, percent of the IDV a year, and its table row. */
function rateOf({ risk, age, ownDamage: table }: Basis): { pct: number; why: string } {
  const rates = table[risk.vehicleType]
  const unit = unitOf(risk)
  const ageBand = bandOf(rates.ages, age)
  const sizeBand = bandOf(rates[unit], sizeOf(risk) ?? 0)
  const row = `${bandText(rates[unit], sizeBand, unit)}, age ${bandText(rates.ages, ageBand, 'years')}`
  return {
    pct: rates[risk.zone][ageBand]?.[sizeBand] ?? 0,
    why: `${vehicleText(risk.vehicleType)}, zone ${risk.zone}, ${row} (${sourceText(table)})`,
  }
}

const insurerDiscount = ({ profile }: Basis, gross: number, pct: number): MotorPremiumLine => ({
  key: 'insurerDiscount',
  part: 'od',
  label: `Insurer's discount ${pct}%`,
  amount: -percentOf(gross, pct),
  reason: `${pct}% of ${formatRupees(gross)}: ${profile.name}'s grid by age, fuel, zone, claim and break in cover`,
})

const noClaimBonus = ({ ncb, risk }: Basis, before: number): MotorPremiumLine => ({
  key: 'ncb',
  part: 'od',
  label: `No claim bonus ${ncb}%`,
  amount: -percentOf(before, ncb),
  reason: `${ncb}% of own damage ${formatRupees(before)}: the slab after ${risk.previousNcb}% without a claim (India Motor Tariff, GR 27)`,
})
