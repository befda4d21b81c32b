import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Graph } from '#machines/core/graph.ts'
import { csvOf } from '#server/graphs/exports/csv.ts'
import { dwellOf } from '#server/graphs/queries/dwell.ts'
import { edgeNumbers } from '#server/graphs/disclosure/edge-numbers.ts'
import { few, fewTimes, shareOf } from '#server/graphs/disclosure/rounding.ts'

describe('a number that fewer than ten journeys stand behind', () => {
  it('is told as few, be it as large as it may', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(30), (count, journeys) => {
        const told = few(count, journeys)
        if (count === 0) expect(told).toBe(0)
        else expect(told).toBe(count < 10 || journeys < 10 ? 'few' : count)
      }),
    )
  })

  it('has no share and no time', () => {
    expect([shareOf('few', 100), shareOf(50, 'few'), shareOf(0, 0), shareOf(50, 100)]).toEqual([
      null,
      null,
      null,
      0.5,
    ])
    expect([fewTimes(1234.5, 9), fewTimes(1234.5, 10), fewTimes(null, 0)]).toEqual(['few', 1235, null])
  })

  it('is not told by the shares of what stands beside it', () => {
    const edge = (branch: number) => ({
      id: `a go ${branch}`,
      source: 'a',
      targets: ['b'],
      event: 'go',
      branch,
      reenter: false,
    })
    const graph: Graph = { nodes: [], edges: [edge(0), edge(1)] }
    const told = (second: number) =>
      edgeNumbers(graph, {
        edges: new Map([
          ['a go 0', { events: 60, journeys: 60 }],
          ['a go 1', { events: second, journeys: second }],
        ]),
      }).map(({ events, share }) => ({ events, share }))
    expect(told(3)).toEqual([
      { events: 60, share: null },
      { events: 'few', share: null },
    ])
    expect(told(20)).toEqual([
      { events: 60, share: 0.75 },
      { events: 20, share: 0.25 },
    ])
  })
})

describe('times from a histogram', () => {
  it('lie within 8.7 % of the exact ones', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1 }), (times) => {
        const sorted = [...times].sort((one, other) => one - other)
        const bins = new Map<number, number>()
        for (const ms of sorted) {
          const bin = Math.floor((4 / Math.LN2) * Math.log(ms))
          bins.set(bin, (bins.get(bin) ?? 0) + 1)
        }
        const { median, p95 } = dwellOf([...bins].map(([bin, visits]) => ({ bin, visits })))
        for (const [told, share] of [
          [median, 0.5],
          [p95, 0.95],
        ] as const) {
          const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0
          expect(Math.abs(told - exact) / exact).toBeLessThan(0.087)
        }
      }),
    )
  })
})

describe('a table for spreadsheets', () => {
  it('holds no formulas', () => {
    expect(csvOf([['=1+1', '+1', '-2', '@x', '\tx', 'a,"b"', -3, null]])).toBe(
      `'=1+1,'+1,'-2,'@x,'\tx,"a,""b""",-3,\r\n`,
    )
  })
})
