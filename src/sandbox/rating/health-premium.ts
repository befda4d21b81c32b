import type { HealthRisk } from '#contract/partners/health.ts'
import type { Premium } from '#contract/partners/insurer.ts'
import { spokenSum, spokenYears } from '#machines/health/health-words.ts'
import type { HealthFeatures } from '#machines/health/record/health-plan.ts'
import type { HealthDecline, HealthOffer } from '#machines/reference/insurer.ts'
import { type HealthTariff, inForce, tariff } from '#machines/reference/tariff.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import { percentOf, sum } from './arithmetic.ts'
import { sourceText } from './bands.ts'
import { healthAddOns, type YearlyLine } from './health-add-ons.ts'
import type { Declined, Loading } from './underwriting.ts'

/** A price whose lines add up to `net`, all for the whole term, and what is bought for it. */
export type HealthPremium = Premium & {
  planName: string
  sumInsured: number
  tenure: number
  features: HealthFeatures
}

/**
 * The price of a person with one insurer, line by line, or why there is none. Every line is a whole rupee a year
 * times the years, so that the printed lines add up.
 */
export function rateHealth(
  risk: HealthRisk,
  offer: HealthOffer,
  today: string,
  loadings: readonly Loading[] = [],
): HealthPremium | Declined {
  const declined = declineOf(risk, offer)
  if (declined) return { declined }

  const table = inForce(tariff.health, today)
  const standard = standardLines(risk, offer, table)
  const before = sum(standard.map(({ yearly }) => yearly))
  const addOns = healthAddOns({ risk, offer, table, before })
  const yearly = [...standard, ...addOns.lines, ...loadingLines(loadings, before, table)]
  const lines = [
    ...yearly.map((line) => forTerm(line, risk.tenure)),
    ...tenureDiscount(yearly, risk, table),
    ...fixedLoadings(loadings),
  ]
  const net = sum(lines.map(({ amount }) => amount))
  const gst = percentOf(net, inForce(tariff.gst, today).individualHealthPct)
  const start = addDays(today, 1)
  return {
    lines,
    net,
    gst,
    final: net + gst,
    start,
    end: addDays(addYears(start, risk.tenure), -1),
    notOffered: addOns.notOffered,
    planName: offer.planName,
    sumInsured: risk.sumInsured,
    tenure: risk.tenure,
    features: featuresOf(risk, offer, table, new Set(addOns.lines.map(({ key }) => key))),
  }
}

function declineOf(risk: HealthRisk, { entryAge, declines }: HealthOffer): string | undefined {
  if (risk.age < entryAge.min || risk.age > entryAge.max)
    return `Sold from age ${entryAge.min} to ${entryAge.max}`
  return declines.find((decline) => applies(decline, risk))?.reason
}

/** Every condition given must hold. */
const applies = (decline: HealthDecline, { age, sumInsured, zone, tenure }: HealthRisk): boolean =>
  (decline.overAge === undefined || age > decline.overAge) &&
  (decline.sumInsuredOver === undefined || sumInsured > decline.sumInsuredOver) &&
  (decline.sumInsuredUnder === undefined || sumInsured < decline.sumInsuredUnder) &&
  (decline.zone === undefined || zone === decline.zone) &&
  (decline.tenureOver === undefined || tenure > decline.tenureOver)

const zoneNames = {
  1: 'Delhi, Mumbai and their regions, Gujarat’s large cities and Hisar',
  2: 'other large cities',
  3: 'all other places',
}

/** The premium before add-ons: by age, gender and plan; then for the sum insured; then for the zone. */
function standardLines(
  { age, gender, sumInsured, zone }: HealthRisk,
  { factor, planName }: HealthOffer,
  table: HealthTariff,
): YearlyLine[] {
  const band = table.base.find(({ from, to }) => from <= age && age <= to)
  if (!band) throw new RangeError(`There is no premium for age ${age}`)
  const source = sourceText(table)
  const genderFactor = table.gender[gender]
  const base = percentOf(paise(band.annual), genderFactor * factor * 100)
  const sumFactor = table.sumInsured[sumInsured] ?? 1
  const insured = percentOf(base, sumFactor * 100)
  const zoneFactor = table.zone[zone]
  const zoned = percentOf(insured, zoneFactor * 100)
  const lines = [
    {
      key: 'base',
      label: 'Base premium',
      yearly: base,
      reason: `Age ${band.from} to ${band.to}, ${spokenSum(500_000)} in zone 1: ${formatRupees(paise(band.annual))} a year${timesOf(genderFactor, gender)}${timesOf(factor, planName)} (${source})`,
    },
    {
      key: 'sumInsured',
      label: `Sum insured ${spokenSum(sumInsured)}`,
      yearly: insured - base,
      reason: `${spokenSum(sumInsured)} costs ${sumFactor} times what ${spokenSum(500_000)} does (${source})`,
    },
    {
      key: 'zone',
      label: `Zone ${zone}`,
      yearly: zoned - insured,
      reason: `Zone ${zone}, ${zoneNames[zone]}: ${zoneFactor} of the premium in zone 1, ${zoneNames[1]} (${source})`,
    },
  ]
  return lines.filter(({ key, yearly }) => key === 'base' || yearly !== 0)
}

const timesOf = (factor: number, whose: string) => (factor === 1 ? '' : `, times ${factor} for ${whose}`)

/** Percents of the premium before add-ons; together they never pass the tariff's maximum. */
function loadingLines(loadings: readonly Loading[], before: number, table: HealthTariff): YearlyLine[] {
  const { max } = table.loadingPct
  let left = max
  return loadings.flatMap((loading) => {
    if (!('percent' in loading)) return []
    const percent = Math.min(left, loading.percent)
    left -= percent
    if (percent === 0) return []
    const capped = percent < loading.percent ? `, ${max}% being the most in all` : ''
    const reason = `${loading.reason}: ${percent}% of the premium before add-ons${capped} (${sourceText(table)})`
    return [
      { key: `loading.${loading.key}`, label: loading.label, yearly: percentOf(before, percent), reason },
    ]
  })
}

const forTerm = ({ key, label, yearly, reason }: YearlyLine, years: number) => ({
  key,
  label,
  amount: yearly * years,
  reason: years === 1 ? reason : `${reason}; ${spokenYears(years)}`,
})

function tenureDiscount(lines: readonly YearlyLine[], { tenure }: HealthRisk, table: HealthTariff) {
  const pct = table.tenureDiscountPct[tenure]
  const discount = percentOf(sum(lines.map(({ yearly }) => yearly)) * tenure, pct)
  if (discount === 0) return []
  const reason = `${spokenYears(tenure)} paid at once: ${pct}% less (${sourceText(table)})`
  return [{ key: 'tenureDiscount', label: 'Discount for paying at once', amount: -discount, reason }]
}

/** Rupees for the whole term, whatever its length. */
const fixedLoadings = (loadings: readonly Loading[]) =>
  loadings.flatMap((loading) => {
    if (!('rupees' in loading)) return []
    const { key, label, reason, rupees } = loading
    return [{ key: `loading.${key}`, label, amount: paise(rupees), reason }]
  })

/** Which add-ons are in decides co-payment, waiting periods and what is left out. */
function featuresOf(
  { age, zone, preExistingWait }: HealthRisk,
  { roomRent, networkHospitals, restore, notCovered }: HealthOffer,
  { waits, coPayment }: HealthTariff,
  included: ReadonlySet<string>,
): HealthFeatures {
  const isShared = !included.has('coPaymentWaiver')
  const isCompulsory = age >= coPayment.fromAge
  return {
    roomRent,
    coPayment: isShared && isCompulsory ? coPayment.pct : 0,
    // No zone is cheaper than zone 1, and a compulsory co-payment applies to every claim already.
    zoneCoPayment: isShared && !isCompulsory && zone !== 1 ? coPayment.pct : 0,
    waits: {
      initialDays: waits.initialDays,
      specifiedIllness: waits.specifiedIllnessMonths,
      preExisting: included.has('preExistingWait') ? preExistingWait : 36,
      ...(included.has('maternity') && { maternity: waits.maternityMonths }),
    },
    networkHospitals,
    restore,
    notCovered: [
      ...notCovered,
      ...(included.has('maternity') ? [] : ['Maternity']),
      ...(included.has('opdCare') ? [] : ['Visits to a doctor without a stay in hospital']),
      ...(included.has('nonMedicalCover') ? [] : ['Non-medical items such as gloves and syringes']),
    ],
  }
}
