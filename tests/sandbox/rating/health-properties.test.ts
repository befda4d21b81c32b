import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HealthProposal, HealthRisk } from '#contract/partners/health.ts'
import tables from '#machines/reference/data/tariff.json' with { type: 'json' }
import type { HealthOffer } from '#machines/reference/insurer.ts'
import { tariff } from '#machines/reference/tariff.ts'
import { isDeclined } from '#sandbox/insurers/price.ts'
import { type HealthPremium, rateHealth } from '#sandbox/rating/health-premium.ts'
import { underwriteHealth } from '#sandbox/rating/health-underwriting.ts'
import { anyHealthInsurer, anyPerson, anyProposal } from './any-person.ts'

const today = '2026-11-21'
const [table] = tables.health
const [rules] = tariff.health
if (!table || !rules) throw new Error('There is no tariff of health')

/** A whole number of thousandths. */
const thousandths = (number: number) => BigInt(Math.round(number * 1000))

/** `amount * number`, rounded half up, in whole numbers alone. */
function times(amount: bigint, number: number, divisor = 1000n): bigint {
  const doubled = 2n * amount * thousandths(number) + divisor
  const quotient = doubled / (2n * divisor)
  return doubled < 0n && quotient * 2n * divisor !== doubled ? quotient - 1n : quotient
}
const percent = (amount: bigint, pct: number) => times(amount, pct, 100_000n)

const at = (row: Record<string, number>, key: string | number): number => {
  const found = row[key]
  if (found === undefined) throw new Error(`Nothing is said of ${key}`)
  return found
}

/** The add-ons that a plan sells to a person, priced apart from the rating engine. */
function pricedAddOns({ risk, offer, before }: { risk: HealthRisk; offer: HealthOffer; before: bigint }) {
  const { age, gender, addOns, opdLimit, preExistingWait: wait } = risk
  const wants = (key: (typeof addOns)[number]) => addOns.includes(key)
  const waiver = table?.coPaymentWaiverPct[age < 61 ? 'below61' : 'from61'] ?? 0
  const all: [key: keyof HealthOffer['withoutAddOns'], isWanted: boolean, rupees: bigint][] = [
    ['noClaimBonusSuper', wants('noClaimBonusSuper'), percent(before, 12)],
    ['smartSelect', wants('smartSelect'), percent(before, -15)],
    ['careShield', wants('careShield'), percent(before, 8)],
    ['coPaymentWaiver', wants('coPaymentWaiver'), percent(before, waiver)],
    ['nonMedicalCover', wants('nonMedicalCover'), percent(before, 7)],
    ['maternity', wants('maternity') && gender !== 'Male' && age <= 45, 6500n],
    ['opdCare', opdLimit !== undefined, BigInt({ 5000: 1900, 10000: 3600, 20000: 6900 }[opdLimit ?? 5000])],
    ['preExistingWait', wait !== 36, percent(before, wait === 24 ? 6 : 12)],
  ]
  return all.flatMap(([key, isWanted, rupees]) =>
    isWanted && offer.withoutAddOns[key] === undefined ? [[key, rupees] as const] : [],
  )
}

/** What a plan costs, line by line in rupees for the whole term: from the tariff, without the rating engine. */
function expectedLines(
  risk: HealthRisk,
  offer: HealthOffer,
  loadings: readonly (readonly [key: string, pct: number])[] = [],
): Record<string, number> {
  const { age, gender, sumInsured, zone, tenure } = risk
  const annual = table?.base.find(({ from, to }) => age >= from && age <= to)?.annual ?? 0
  const factor = Math.round(at({ ...table?.gender }, gender) * 100) * Math.round(offer.factor * 100)
  const base = times(BigInt(annual), factor, 10_000_000n)
  const insured = times(base, at({ ...table?.sumInsured }, sumInsured))
  const before = times(insured, at({ ...table?.zone }, zone))
  let left = 100
  const charged = loadings.map(([key, pct]) => {
    const taken = Math.min(left, pct)
    left -= taken
    return [`loading.${key}`, percent(before, taken)] as const
  })
  const yearly = [
    ['base', base] as const,
    ['sumInsured', insured - base] as const,
    ['zone', before - insured] as const,
    ...pricedAddOns({ risk, offer, before }),
    ...charged,
  ].filter(([key, rupees]) => rupees !== 0n || (key !== 'sumInsured' && key !== 'zone'))
  const years = BigInt(tenure)
  const total = yearly.reduce((sum, [, rupees]) => sum + rupees, 0n) * years
  const discount = percent(total, at({ ...table?.tenureDiscountPct }, tenure))
  return Object.fromEntries([
    ...yearly.map(([key, rupees]) => [key, Number(rupees * years)]),
    ...(discount === 0n ? [] : [['tenureDiscount', Number(-discount)]]),
  ])
}

const printed = ({ lines }: HealthPremium) =>
  Object.fromEntries(lines.map(({ key, amount }) => [key, amount / 100]))
const totalOf = (lines: Record<string, number>) => Object.values(lines).reduce((sum, one) => sum + one, 0)

const chargedFor: Record<string, number> = {
  diabetes: 25,
  hypertension: 15,
  thyroid: 5,
  asthma: 12,
  highCholesterol: 8,
  arthritis: 10,
}
const leftToAPerson = new Set<string>([
  'heartDisease',
  'stroke',
  'cancer',
  'kidney',
  'liver',
  'copd',
  'mental',
  'hiv',
  'autoimmune',
  'bloodDisorder',
  'disability',
  'surgeryPlanned',
  'other',
])

/** The loadings of a proposal, in the order in which they are charged. */
function expectedLoadings({ insured, medical }: HealthProposal): [key: string, pct: number][] {
  const said = medical.conditions.map(({ condition }) => String(condition))
  // Body mass index in whole numbers: weight over the square of the height in metres.
  const over = (index: number) => insured.weight_kg * 10_000 > index * insured.height_cm ** 2
  const under = (index: number) => insured.weight_kg * 10_000 < index * insured.height_cm ** 2
  return [
    ...Object.entries(chargedFor).filter(([key]) => said.includes(key)),
    ...(medical.smokes ? [['smoker', 12] as [string, number]] : []),
    ...(over(32) ? [['bmi', 15] as [string, number]] : []),
    ...(under(17) ? [['bmi', 10] as [string, number]] : []),
  ]
}

function expectedAnswer({ insured, medical }: HealthProposal): 'declined' | 'referred' | 'priced' {
  const index = (insured.weight_kg * 10_000) / insured.height_cm ** 2
  if (index > 45 || index < 14) return 'declined'
  const isReferred =
    medical.conditions.some(({ condition }) => leftToAPerson.has(condition)) ||
    insured.occupation === 'mining'
  return isReferred ? 'referred' : 'priced'
}

describe('whoever the person and whatever the insurer', () => {
  test('costs what the tariff says, to the rupee and line by line, for 10,000 people and plans', () => {
    let priced = 0
    fc.assert(
      fc.property(anyPerson, anyHealthInsurer, (risk, { health }) => {
        const answer = rateHealth(risk, health, today)
        if (isDeclined(answer)) return
        priced += 1
        const lines = expectedLines(risk, health)
        const rupees = totalOf(lines)
        const { net, gst, final } = answer
        expect([printed(answer), net, gst, final]).toEqual([lines, rupees * 100, 0, rupees * 100])
      }),
      { numRuns: 10_000 },
    )
    expect(priced).toBeGreaterThan(5_000)
  })

  test('is underwritten and charged as the rules say, for 10,000 proposals', () => {
    const answers = { declined: 0, referred: 0, priced: 0 }
    fc.assert(
      fc.property(anyPerson, anyHealthInsurer, anyProposal, (risk, { health }, proposal) => {
        const said = underwriteHealth(proposal, rules)
        const expected = expectedAnswer(proposal)
        answers[expected] += 1
        expect(isDeclined(said)).toBe(expected === 'declined')
        if (isDeclined(said)) return
        expect(said.referred !== undefined).toBe(expected === 'referred')
        const answer = rateHealth(risk, health, today, said.loadings)
        if (isDeclined(answer)) return
        const lines = expectedLines(risk, health, expectedLoadings(proposal))
        expect(printed(answer)).toEqual(
          Object.fromEntries(Object.entries(lines).filter(([, rupees]) => rupees !== 0)),
        )
      }),
      { numRuns: 10_000 },
    )
    expect(Object.values(answers).every((count) => count > 500)).toBe(true)
  })

  test('has a reason and a key of its own on every line', () => {
    fc.assert(
      fc.property(anyPerson, anyHealthInsurer, (risk, { health }) => {
        const answer = rateHealth(risk, health, today)
        if (isDeclined(answer)) return
        const { lines, notOffered } = answer
        expect(lines.every(({ reason, label }) => reason.length > 10 && label.length > 3)).toBe(true)
        expect(notOffered.every(({ reason }) => reason.length > 10)).toBe(true)
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
      }),
      { numRuns: 1_000 },
    )
  })
})
