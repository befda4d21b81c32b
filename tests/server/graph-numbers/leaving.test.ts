import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LeavingFeature, leavingFeatures } from '#contract/views/leaving.ts'
import type { LeavingCount } from '#server/graphs/queries/leaving.ts'
import { leavingTold } from '#server/graphs/significance/leaving.ts'
import { madeUpCounts } from './made-up-leaving.ts'

const usual = 0.2
const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const named = (counts: readonly LeavingCount[]) =>
  leavingTold(counts).rows.filter(({ test }) => test?.isSignificant)

describe('what distinguishes those who left', () => {
  const causes: [feature: LeavingFeature, value: string, more: number][] = [
    ['device', 'phone', 0.1],
    ['took', 'longer', 0.15],
    ['entries', 'often', 0.2],
    ['errors', 'just', 0.2],
    ['back', 'yes', 0.15],
    ['unhandled', 'yes', 0.25],
  ]
  it.each(causes)(
    'is found in 95 of 100 made-up periods where %s is %s, and little else',
    (feature, value, more) => {
      let [found, shareWrong] = [0, 0]
      for (const seed of seeds(100)) {
        const rows = named(madeUpCounts(seed, 2000, (one) => usual + (one[feature] === value ? more : 0)))
        const isCause = (row: (typeof rows)[number]) => row.feature === feature && row.value === value
        if (rows.some((row) => isCause(row) && (row.difference ?? 0) > 0)) found += 1
        shareWrong += rows.filter((row) => row.feature !== feature).length / Math.max(1, rows.length)
      }
      expect(found).toBeGreaterThanOrEqual(95)
      expect(shareWrong / 100).toBeLessThanOrEqual(0.05)
    },
  )

  it('is named in at most one of twenty periods where nothing does', () => {
    const wrong = seeds(200).filter((seed) => named(madeUpCounts(seed, 2000, () => usual)).length > 0)
    expect(wrong.length / 200).toBeLessThanOrEqual(0.05)
  })
})

describe('few of those who left or went on', () => {
  const isFew = (count: number) => count > 0 && count < 10
  const anyCount = fc.oneof(fc.nat(12), fc.nat(60))
  const anySplits = fc.array(fc.record({ left: anyCount, wentOn: anyCount }), { minLength: 1, maxLength: 5 })

  it('are told neither by a value nor by what all values that are told leave of the whole', () => {
    fc.assert(
      fc.property(anySplits, (all) => {
        const splits = all.filter(({ left, wentOn }) => left + wentOn > 0)
        const counts = splits.map((split, at) => ({
          feature: 'device' as const,
          value: String(at),
          ...split,
        }))
        const { rows } = leavingTold(counts)
        const told = counts.filter(({ value }) => rows.some((row) => row.value === value))
        const rest = counts.filter((one) => !told.includes(one))
        for (const cell of ['left', 'wentOn'] as const) {
          expect(told.filter((one) => isFew(one[cell]))).toEqual([])
          if (told.length > 0) expect(isFew(rest.reduce((sum, one) => sum + one[cell], 0))).toBe(false)
        }
      }),
    )
  })

  it('take with them the smallest value that would tell them', () => {
    const of = (value: string, left: number, wentOn: number) => ({
      ...{ feature: 'device' as const, value, left, wentOn },
    })
    const values = (counts: LeavingCount[]) => leavingTold(counts).rows.map(({ value }) => value)
    const [phone, computer] = [of('phone', 200, 300), of('computer', 100, 350)]
    expect(values([phone, computer, of('tablet', 3, 40)])).toEqual(['phone'])
    expect(values([phone, computer, of('tablet', 30, 40)]).toSorted()).toEqual([
      'computer',
      'phone',
      'tablet',
    ])
    expect(values([phone, of('tablet', 30, 9)])).toEqual([])
    expect(leavingTold([of('phone', 4, 2000)])).toMatchObject({ left: 'few', wentOn: 2000, rows: [] })
  })

  it('of two values, tells the one with which more left', () => {
    const counts = leavingFeatures.flatMap((feature): LeavingCount[] => [
      { feature, value: 'one', left: 22, wentOn: 78 },
      { feature, value: 'other', left: 41, wentOn: 59 },
    ])
    const { rows } = leavingTold(counts)
    expect(rows).toHaveLength(leavingFeatures.length)
    expect(rows[0]).toMatchObject({ value: 'other', journeys: 100, one: 0.41, other: 0.22, difference: 19 })
  })
})
