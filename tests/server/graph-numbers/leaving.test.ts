import { describe, expect, it } from 'vitest'
import { type LeavingFeature, leavingFeatures } from '#contract/views/leaving.ts'
import type { LeavingCount } from '#server/graphs/queries/leaving.ts'
import { discloser } from '#server/graphs/rounding.ts'
import { leavingTold } from '#server/graphs/significance/leaving.ts'
import { madeUpCounts } from './made-up-leaving.ts'

const usual = 0.2
const told = (counts: readonly LeavingCount[]) =>
  leavingTold(counts, 'a state', discloser('a secret', 'a machine', 'four weeks'))
const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const named = (counts: readonly LeavingCount[]) => told(counts).rows.filter(({ test }) => test?.isSignificant)

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
        const rows = named(madeUpCounts(seed, 3000, (one) => usual + (one[feature] === value ? more : 0)))
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
  const of = (value: string, left: number, wentOn: number) => ({
    ...{ feature: 'device' as const, value, left, wentOn },
  })

  it('are not compared with the others, nor are the others with them', () => {
    const values = (counts: LeavingCount[]) => told(counts).rows.map(({ value }) => value)
    const [phone, computer] = [of('phone', 203, 304), of('computer', 101, 352)]
    expect(values([phone, computer, of('tablet', 3, 41)]).toSorted()).toEqual(['computer', 'phone'])
    expect(values([phone, computer, of('tablet', 31, 41)])).toHaveLength(3)
    expect(values([phone, of('tablet', 31, 9)])).toEqual([])
    expect(told([of('phone', 4, 2001)])).toMatchObject({ left: 'few', wentOn: 2000, rows: [] })
  })

  it('of two values, tells the one with which more left', () => {
    const counts = leavingFeatures.flatMap((feature): LeavingCount[] => [
      { feature, value: 'one', left: 22, wentOn: 79 },
      { feature, value: 'other', left: 41, wentOn: 63 },
    ])
    const { rows } = told(counts)
    expect(rows).toHaveLength(leavingFeatures.length)
    expect(rows[0]).toMatchObject({ value: 'other', journeys: 100, one: 45 / 105, other: 25 / 105 })
  })
})
