import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import type { MotorPremium } from '#machines/motor/rules/rating-types.ts'
import { priceChange as priceTexts } from '#machines/reference/messages/price-change.ts'
import { businessTypes } from '#machines/reference/policies.ts'
import { formatDay } from '#machines/rules/dates.ts'
import { type PricedOn, priceChange } from '#machines/rules/price-change.ts'
import { isDeclined, rateMotor } from '#sandbox/rating/motor-premium.ts'
import { anyInsurer, anyRisk } from '../../sandbox/rating/any-risk.ts'
import { plainInsurer, priced, swift } from '../../sandbox/rating/samples.ts'

const { breakInWithin90Days, breakInBefore90Days } = businessTypes

const asPlan = (premium: MotorPremium, risk: MotorRisk): PricedOn => ({
  ...premium,
  insurer: 'Plain',
  idv: premium.idv > 0 ? { value: premium.idv } : undefined,
  included: premium.lines.flatMap(({ key }) => (risk.addOns.some((one) => one === key) ? [key] : [])),
  businessType: risk.businessType,
  previousEnd: risk.previousEnd,
})
const priceOn = (day: string, risk: MotorRisk, profile = plainInsurer(60)) =>
  asPlan(priced(risk, profile, day), risk)
const keysOf = (before: PricedOn, now: PricedOn) => priceChange(before, now)?.reasons.map(({ key }) => key)

describe('what a price has become', () => {
  it('is undefined when it is the same', () => {
    expect(priceChange(priceOn('2026-11-20', swift), priceOn('2026-11-21', swift))).toBeUndefined()
  })

  it("attributes it to the vehicle's age", () => {
    const ofThree = { ...swift, registrationDate: '2023-12-10' }
    const later = { ...ofThree, previousEnd: '2026-12-10' }
    const change = priceChange(priceOn('2026-11-20', ofThree), priceOn('2026-11-21', later))
    expect(change?.reasons.map(({ key }) => key)).toEqual(['age', 'tax'])
    expect(change?.reasons[0]?.text).toMatch(/it is insured for ₹[\d,]+ instead of ₹[\d,]+\./)
    expect(change?.amount).toBeLessThan(0)
  })

  it('attributes it to a policy that has ended meanwhile, with its cost', () => {
    const { odDiscount, ...plain } = plainInsurer(60)
    const grid = [...odDiscount['4w'], { maxAge: 20, petrol: 10, diesel: 10, electric: 10 }]
    const discountCuts = { zoneA: 0, claim: 0, breakIn: 10 }
    const cut = { ...plain, odDiscount: { ...odDiscount, '4w': grid }, discountCuts }
    const ended = { ...swift, previousEnd: '2026-11-20', businessType: breakInWithin90Days }
    const before = priceOn('2026-11-20', { ...swift, previousEnd: '2026-11-20' }, cut)
    const change = priceChange(before, priceOn('2026-11-22', ended, cut))
    expect(change?.reasons[0]).toMatchObject({
      key: 'breakIn',
      text: 'Your policy ended on 20 Nov 2026, so this counts as cover that expired within 90 days.',
    })
    expect(change?.reasons[0]?.amount).toBeGreaterThan(0)
  })

  it('attributes it to a lapsed no-claim bonus', () => {
    const within = { ...swift, previousEnd: '2026-08-23', businessType: breakInWithin90Days }
    const before = priceOn('2026-11-20', within)
    const now = priceOn('2026-11-22', { ...within, businessType: breakInBefore90Days })
    const bonus = priceChange(before, now)?.reasons.find(({ key }) => key === 'bonus')
    expect(bonus?.text).toBe(
      'The no-claim bonus of 35% has lapsed: cover that ended 90 days ago or earlier earns none.',
    )
    expect(bonus?.amount).toBe(-sumOf(before, 'ncb'))
  })

  it('attributes it to a changed bonus', () => {
    const now = priceOn('2026-11-20', { ...swift, previousNcb: 20 })
    expect(priceChange(priceOn('2026-11-20', swift), now)?.reasons[0]?.text).toBe(
      'The no-claim bonus is 25% instead of 35%.',
    )
  })

  it('attributes it to a new statutory third-party premium', () => {
    const onlyTp = { ...swift, coverType: 'thirdParty', registrationDate: '2019-01-01' } as const
    const before = priceOn('2022-05-01', { ...onlyTp, previousEnd: '2022-05-10' })
    const now = priceOn('2022-06-01', { ...onlyTp, previousEnd: '2022-06-10' })
    expect(keysOf(before, now)).toEqual(['law', 'tax'])
  })

  it("attributes it to the insurer's rates", () => {
    const change = priceChange(priceOn('2026-11-20', swift), priceOn('2026-11-20', swift, plainInsurer(50)))
    expect(change?.reasons[0]).toMatchObject({ key: 'rate', text: 'Plain has changed its own rates.' })
  })

  it('names the add-on that is no longer or again included', () => {
    const wished: MotorRisk = { ...swift, addOns: ['roadSideAssistance'] }
    const profile = plainInsurer(60)
    const none = { ...profile, addOns: { ...profile.addOns, '4w': {} } }
    const [withIt, without] = [priceOn('2026-11-20', wished, profile), priceOn('2026-11-20', wished, none)]
    expect(priceChange(withIt, without)?.reasons[0]?.text).toBe('It no longer includes Road Side Assistance.')
    expect(priceChange(without, withIt)?.reasons[0]?.text).toBe('It now includes Road Side Assistance.')
  })

  it('has parts that add up to it, each with a different reason', () => {
    const days = fc.constantFrom('2022-05-20', '2026-11-20', '2026-12-31', '2027-03-05')
    fc.assert(
      fc.property(anyRisk, anyRisk, anyInsurer, days, days, (risk, other, insurer, day, later) => {
        const again = { ...risk, businessType: other.businessType, previousNcb: other.previousNcb }
        const [before, now] = [rateMotor(risk, insurer, day), rateMotor(again, insurer, later)]
        fc.pre(!isDeclined(before) && !isDeclined(now))
        if (isDeclined(before) || isDeclined(now)) return
        const [was, is] = [asPlan(before, risk), asPlan(now, again)]
        const change = priceChange(was, is) ?? { amount: 0, reasons: [] }
        expect(change.amount).toBe(is.final - was.final)
        expect(change.reasons.reduce((sum, { amount }) => sum + amount, 0)).toBe(change.amount)
        expect(new Set(change.reasons.map(({ key }) => key)).size).toBe(change.reasons.length)
        expect(change.reasons.every(({ text, amount }) => text !== '' && amount !== 0)).toBe(true)
      }),
    )
  })
})

describe('each line of a breakup', () => {
  const plan: PricedOn = {
    insurer: 'Plain',
    idv: { value: 500_000 },
    lines: [],
    gst: 0,
    final: 100,
    included: [],
  }
  const line = (key: string, amount: number, reason = '') => ({ key, label: key, amount, reason })
  const rising = (key: string): [PricedOn, PricedOn] => [
    { ...plan, lines: [line(key, 100)] },
    { ...plan, lines: [line(key, 150)], final: 150, idv: { value: 450_000 } },
  ]

  it.each([
    'basicOd',
    'electricalAccessories',
    'nonElectricalAccessories',
    'biFuelOd',
    'insurerDiscount',
    'antiTheft',
    'automobileAssociation',
    'voluntaryDeductible',
  ])('%s changes with a policy that has ended', (key) => {
    const [before, now] = rising(key)
    const ended = { ...now, previousEnd: '2026-11-20', businessType: breakInWithin90Days }
    expect(keysOf(before, ended)).toEqual(['breakIn'])
  })

  it.each(['basicOd', 'ncb', 'roadSideAssistance'])('%s changes with the age', (key) => {
    expect(keysOf(...rising(key))).toEqual(['age'])
  })

  it.each(['basicTp', 'hybridDiscount', 'biFuelTp', 'tppdDiscount', 'paidDriver'])(
    '%s is set by law',
    (key) => {
      expect(keysOf(...rising(key))).toEqual(['law'])
    },
  )

  it('personal accident cover is the own rate of the insurer', () => {
    expect(keysOf(...rising('personalAccident'))).toEqual(['rate'])
  })

  it('is of another age where its row in the tables is another', () => {
    const [before] = rising('basicOd')
    const now = { ...before, lines: [line('basicOd', 120, 'older')], final: 120 }
    expect(priceChange(before, now)?.reasons).toEqual([{ key: 'age', text: priceTexts.age, amount: 20 }])
    const beside = { ...now, lines: [line('basicTp', 1), line('basicOd', 120)] }
    expect(keysOf({ ...before, lines: [line('basicTp', 1, 'law'), line('basicOd', 100)] }, beside)).toEqual([
      'rate',
    ])
  })

  it.each([
    [undefined, { value: 450_000 }],
    [{ value: 450_000 }, undefined],
  ])('is of no other age where a value is not known', (was, is) => {
    const [before, now] = rising('basicOd')
    expect(keysOf({ ...before, idv: was }, { ...now, idv: is })).toEqual(['rate'])
  })

  it('names all add-ons that came or went', () => {
    const both = { ...plan, included: ['roadSideAssistance', 'zeroDep'], lines: [line('zeroDep', 100)] }
    const none = { ...plan, lines: [], final: 0 }
    expect(priceChange(none, both)?.reasons).toEqual([
      {
        key: 'addOns',
        text: 'It now includes Road Side Assistance, zeroDep.',
        amount: 100,
      },
    ])
    expect(priceChange(both, none)?.reasons).toEqual([
      {
        key: 'addOns',
        text: 'It no longer includes Road Side Assistance, zeroDep.',
        amount: -100,
      },
    ])
  })
})

it('formats a short date, with the year when it is another', () => {
  expect(formatDay('2026-11-12', '2026-11-20')).toBe('12 Nov')
  expect(formatDay('2025-11-12', '2026-11-20')).toBe('12 Nov 2025')
})

const sumOf = ({ lines }: PricedOn, wanted: string) =>
  lines.reduce((sum, { key, amount }) => (key === wanted ? sum + amount : sum), 0)
