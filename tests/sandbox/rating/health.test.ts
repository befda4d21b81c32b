import { describe, expect, test } from 'vitest'
import type { HealthRisk } from '#contract/partners/health.ts'
import type { HealthOffer } from '#machines/reference/insurer.ts'
import { careHealth } from '#machines/reference/insurers/care-health.insurer.ts'
import { digit } from '#machines/reference/insurers/digit.insurer.ts'
import { sbiGeneral } from '#machines/reference/insurers/sbi-general.insurer.ts'
import { healthInsurers } from '#machines/reference/insurers.ts'
import { isDeclined } from '#sandbox/insurers/price.ts'
import { type HealthPremium, rateHealth } from '#sandbox/rating/health-premium.ts'
import type { Loading } from '#sandbox/rating/underwriting.ts'
import { asha } from '../health-samples.ts'

const today = '2026-11-21'
const source = '(Model after public charts of 2021, one person, 5 lakh, zone 1, since 01/04/2021)'

function priced(
  different: Partial<HealthRisk> = {},
  offer: HealthOffer = careHealth.health,
  loadings: readonly Loading[] = [],
  on = today,
): HealthPremium {
  const answer = rateHealth({ ...asha, ...different }, offer, on, loadings)
  if (isDeclined(answer)) throw new Error(answer.declined)
  return answer
}

const rupees = ({ lines }: HealthPremium) =>
  Object.fromEntries(lines.map(({ key, amount }) => [key, amount / 100]))
const reason = ({ lines }: HealthPremium, wanted: string) => lines.find(({ key }) => key === wanted)?.reason

describe('a health premium', () => {
  test('is the tariff’s for a man of 25 in zone 1 who wants 5 lakh for a year', () => {
    const answer = priced({ gender: 'Male', age: 25, zone: 1 })
    expect(rupees(answer)).toEqual({ base: 6300 })
    expect(answer).toMatchObject({ net: 6300_00, gst: 0, final: 6300_00, start: '2026-11-22' })
    expect(answer).toMatchObject({ end: '2027-11-21', sumInsured: 500_000, tenure: 1 })
  })

  test('is worked out in the order base, sum insured, zone, add-ons, discount', () => {
    const answer = priced({
      gender: 'Male',
      age: 35,
      zone: 2,
      sumInsured: 1_000_000,
      tenure: 2,
      addOns: ['noClaimBonusSuper', 'smartSelect'],
      opdLimit: 10_000,
      preExistingWait: 12,
    })
    // Base 7,600; ten lakh 9,272; zone 2 8,344.8, rounded; two years of each, 7.5% off their sum of 25,390.
    expect(rupees(answer)).toEqual({
      base: 2 * 7600,
      sumInsured: 2 * 1672,
      zone: 2 * -927,
      noClaimBonusSuper: 2 * 1001,
      smartSelect: 2 * -1252,
      opdCare: 2 * 3600,
      preExistingWait: 2 * 1001,
      tenureDiscount: -1904,
    })
    expect(answer.final).toBe(23_486_00)
    expect(answer.end).toBe('2028-11-21')
  })

  test.each([
    ['base', `Age 31 to 35, ₹5 lakh in zone 1: ₹7,600 a year, times 0.97 for Female ${source}; 3 years`],
    ['sumInsured', `₹1 crore costs 2.25 times what ₹5 lakh does ${source}; 3 years`],
    [
      'zone',
      `Zone 3, all other places: 0.8 of the premium in zone 1, Delhi, Mumbai and their regions, Gujarat’s large cities and Hisar ${source}; 3 years`,
    ],
    ['careShield', `8% of the premium before add-ons ₹13,270 ${source}; 3 years`],
    ['coPaymentWaiver', `5% of the premium before add-ons ₹13,270 below age 61 ${source}; 3 years`],
    ['maternity', `₹6,500 a year ${source}; 3 years`],
    ['opdCare', `₹20,000 of cover a year ${source}; 3 years`],
    [
      'preExistingWait',
      `6% of the premium before add-ons ₹13,270 for 24 months instead of 36 ${source}; 3 years`,
    ],
    ['tenureDiscount', `3 years paid at once: 10% less ${source}`],
  ])('says of %s by which rule and since when', (key, rule) => {
    const answer = priced({
      sumInsured: 10_000_000,
      tenure: 3,
      addOns: ['careShield', 'coPaymentWaiver', 'maternity'],
      opdLimit: 20_000,
      preExistingWait: 24,
    })
    expect(reason(answer, key)).toBe(rule)
  })

  test('says what its plan makes of the tariff', () => {
    expect(reason(priced({ gender: 'Other' }, digit.health), 'base')).toBe(
      `Age 31 to 35, ₹5 lakh in zone 1: ₹7,600 a year, times 0.94 for Health Plus (sandbox) ${source}`,
    )
  })

  test('bears no GST since 22 September 2025, and 18% the day before', () => {
    expect(priced({}, careHealth.health, [], '2025-09-22').gst).toBe(0)
    const before = priced({}, careHealth.health, [], '2025-09-21')
    expect(before.gst).toBe(Math.round(before.net * 0.0018) * 100)
    expect(before.final).toBe(before.net + before.gst)
  })

  test('charges from age 61 five times as much for the waiver of the co-payment', () => {
    const waived = (age: number) => {
      const { base = 0, coPaymentWaiver = 0 } = rupees(priced({ age, zone: 1, addOns: ['coPaymentWaiver'] }))
      return Math.round((coPaymentWaiver / base) * 100)
    }
    expect([waived(60), waived(61)]).toEqual([5, 25])
  })
})

describe('loadings', () => {
  const by = (key: string, percent: number): Loading => ({ key, label: key, reason: key, percent })

  test('are percents of the premium before add-ons', () => {
    const loadings = [by('diabetes', 25), by('smoker', 12)]
    const answer = priced({ gender: 'Male', zone: 1, addOns: ['careShield'] }, careHealth.health, loadings)
    expect(rupees(answer)).toEqual({
      base: 7600,
      careShield: 608,
      'loading.diabetes': 1900,
      'loading.smoker': 912,
    })
  })

  test('never pass 100% in all: the last is cut, and one that is cut to nothing is left out', () => {
    const loadings = [by('a', 60), by('b', 35), by('c', 15), by('d', 10)]
    const answer = priced({ gender: 'Male', zone: 1 }, careHealth.health, loadings)
    expect(rupees(answer)).toEqual({
      base: 7600,
      'loading.a': 4560,
      'loading.b': 2660,
      'loading.c': 380,
    })
    expect(reason(answer, 'loading.c')).toContain('100% being the most in all')
  })

  test('in rupees are for the whole term and under no discount', () => {
    const loading = { key: 'underwriter', label: 'Underwriter loading', reason: 'By hand', rupees: 500 }
    const plain = priced({ tenure: 3 })
    expect(priced({ tenure: 3 }, careHealth.health, [loading]).final).toBe(plain.final + 500_00)
  })
})

describe('what a plan pays for', () => {
  test.each([
    [60, 1, [], 0, 0],
    [60, 2, [], 0, 20],
    [60, 3, ['coPaymentWaiver'], 0, 0],
    [61, 1, [], 20, 0],
    [61, 3, [], 20, 0],
    [61, 3, ['coPaymentWaiver'], 0, 0],
  ] as const)(
    'at age %d in zone %d with %j is shared as %d%% always and %d%% in a dearer zone',
    (age, zone, addOns, always, dearer) => {
      const { features } = priced({ age, zone, addOns: [...addOns] })
      expect([features.coPayment, features.zoneCoPayment]).toEqual([always, dearer])
    },
  )

  test('stays shared where the waiver is not sold', () => {
    const { features, notOffered } = priced({ age: 61, addOns: ['coPaymentWaiver'] }, sbiGeneral.health)
    expect(features.coPayment).toBe(20)
    expect(notOffered).toEqual([
      { key: 'coPaymentWaiver', reason: 'The co-payment of this plan cannot be waived' },
    ])
  })

  test('begins after 30 days, 24 and 36 months, or what the shorter wait says', () => {
    expect(priced().features.waits).toEqual({ initialDays: 30, specifiedIllness: 24, preExisting: 36 })
    const { waits } = priced({ preExistingWait: 12, addOns: ['maternity'] }).features
    expect(waits).toEqual({ initialDays: 30, specifiedIllness: 24, preExisting: 12, maternity: 24 })
  })

  test('includes maternity for women up to 45 whose insurer sells it', () => {
    const maternity = { addOns: ['maternity'] } satisfies Partial<HealthRisk>
    const refusal = (answer: HealthPremium) => answer.notOffered.map((one) => one.reason)
    expect(priced({ ...maternity, age: 45 }).features.waits.maternity).toBe(24)
    expect(refusal(priced({ ...maternity, age: 46 }))).toEqual(['Sold up to age 45'])
    expect(refusal(priced({ ...maternity, gender: 'Male' }))).toEqual([
      'A plan for one man has no maternity to cover',
    ])
    const { features, notOffered } = priced(maternity, digit.health)
    expect([features.waits.maternity, features.notCovered.includes('Maternity')]).toEqual([undefined, true])
    expect(notOffered).toHaveLength(1)
  })

  test('names what only an add-on would cover until it is chosen', () => {
    const without = priced().features.notCovered
    const chosen = priced({ addOns: ['maternity', 'nonMedicalCover'], opdLimit: 5000 }).features.notCovered
    expect(without.slice(chosen.length)).toEqual([
      'Maternity',
      'Visits to a doctor without a stay in hospital',
      'Non-medical items such as gloves and syringes',
    ])
  })
})

describe('who sells to whom', () => {
  const sellers = (different: Partial<HealthRisk>) =>
    healthInsurers
      .filter(({ health }) => !isDeclined(rateHealth({ ...asha, ...different }, health, today)))
      .map(({ key }) => key)

  test('is everybody to a person of 33 who wants 5 lakh for a year', () => {
    expect(sellers({})).toHaveLength(10)
  })

  test.each([
    [{ age: 66 }, ['bajaj-allianz', 'hdfc-ergo', 'niva-bupa', 'sbi-general', 'tata-aig']],
    [{ age: 71, zone: 1 }, ['bajaj-allianz', 'digit', 'hdfc-ergo', 'niva-bupa', 'sbi-general', 'tata-aig']],
    [
      { age: 76 },
      ['bajaj-allianz', 'digit', 'hdfc-ergo', 'niva-bupa', 'sbi-general', 'star-health', 'tata-aig'],
    ],
    [{ age: 61, zone: 1 }, ['digit']],
    [{ sumInsured: 300_000 }, ['hdfc-ergo']],
    [{ sumInsured: 5_000_000 }, ['sbi-general']],
    [{ sumInsured: 10_000_000 }, ['bajaj-allianz', 'icici-lombard', 'sbi-general']],
    [{ sumInsured: 10_000_000, age: 61, zone: 1 }, ['bajaj-allianz', 'digit', 'niva-bupa', 'sbi-general']],
    [{ tenure: 3 }, ['manipal-cigna']],
    [{ tenure: 3, age: 51 }, ['manipal-cigna', 'star-health']],
  ] satisfies [Partial<HealthRisk>, string[]][])('leaves out for %j %j', (different, refusing) => {
    const selling = sellers(different)
    expect(healthInsurers.map(({ key }) => key).filter((key) => !selling.includes(key))).toEqual(refusing)
  })

  test('is at least three insurers at every age', () => {
    const ages = Array.from({ length: 82 }, (_, index) => 18 + index)
    expect(ages.filter((age) => sellers({ age }).length < 3)).toEqual([])
  })
})
