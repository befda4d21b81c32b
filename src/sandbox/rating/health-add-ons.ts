import type { HealthRisk } from '#contract/partners/health.ts'
import type { Premium } from '#contract/partners/insurer.ts'
import { healthAddOnLabels, type PricedHealthAddOn } from '#machines/reference/health/add-ons.ts'
import type { HealthOffer } from '#machines/reference/insurer.ts'
import type { HealthTariff } from '#machines/reference/tariff.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import { percentOf } from './arithmetic.ts'
import { sourceText } from './bands.ts'

/** One line's whole rupees a year, in paise. */
export type YearlyLine = { key: string; label: string; yearly: number; reason: string }

type Basis = {
  risk: HealthRisk
  offer: HealthOffer
  table: HealthTariff
  /** The yearly premium before add-ons, in paise. */
  before: number
}

const maternityUpTo = 45

/** The requested add-ons, each priced or refused with a reason. */
export function healthAddOns(basis: Basis): { lines: YearlyLine[]; notOffered: Premium['notOffered'] } {
  const { risk, offer } = basis
  const lines: YearlyLine[] = []
  const notOffered: Premium['notOffered'] = []
  for (const key of requested(risk)) {
    const refusal = offer.withoutAddOns[key] ?? refusalOf(key, risk)
    if (refusal) notOffered.push({ key, reason: refusal })
    else lines.push(lineOf(key, basis))
  }
  return { lines, notOffered }
}

function requested({ addOns, opdLimit, preExistingWait }: HealthRisk): Set<PricedHealthAddOn> {
  const keys = new Set<PricedHealthAddOn>(addOns)
  if (opdLimit !== undefined) keys.add('opdCare')
  if (preExistingWait !== 36) keys.add('preExistingWait')
  return keys
}

function refusalOf(key: PricedHealthAddOn, { gender, age }: HealthRisk): string | undefined {
  if (key !== 'maternity') return undefined
  if (gender === 'Male') return 'A plan for one man has no maternity to cover'
  return age > maternityUpTo ? `Sold up to age ${maternityUpTo}` : undefined
}

function lineOf(key: PricedHealthAddOn, { risk, table, before }: Basis): YearlyLine {
  const source = sourceText(table)
  const label = healthAddOnLabels[key]
  const cost = costOf(key, risk, table)
  return 'rupees' in cost
    ? { key, label, yearly: paise(cost.rupees), reason: `${cost.rule} (${source})` }
    : {
        key,
        label,
        yearly: percentOf(before, cost.percent),
        reason: `${cost.percent}% of the premium before add-ons ${formatRupees(before)}${cost.rule} (${source})`,
      }
}

type Cost = { rule: string } & ({ rupees: number } | { percent: number })

function costOf(key: PricedHealthAddOn, risk: HealthRisk, table: HealthTariff): Cost {
  switch (key) {
    case 'maternity': {
      const rupees = table.maternityPerYear
      return { rupees, rule: `${formatRupees(paise(rupees))} a year` }
    }
    case 'opdCare': {
      const limit = risk.opdLimit ?? 0
      const rupees = table.opdPerYear[limit] ?? 0
      return { rupees, rule: `${formatRupees(paise(limit))} of cover a year` }
    }
    case 'preExistingWait':
      return {
        percent: table.preExistingWaitPct[risk.preExistingWait],
        rule: ` for ${risk.preExistingWait} months instead of 36`,
      }
    case 'coPaymentWaiver': {
      const { below61, from61 } = table.coPaymentWaiverPct
      return risk.age < table.coPayment.fromAge
        ? { percent: below61, rule: ` below age ${table.coPayment.fromAge}` }
        : { percent: from61, rule: ` from age ${table.coPayment.fromAge}` }
    }
    default:
      return { percent: table.addOnPct[key], rule: '' }
  }
}
