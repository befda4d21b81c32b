import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cell, middleOf, shareOf } from '#contract/views/graph-numbers.ts'
import type { Graph } from '#machines/core/graph.ts'
import { edgeNumbers } from '#server/graphs/disclosure/edge-numbers.ts'
import { cellText } from '#server/graphs/disclosure/labels.ts'
import { stateNumbers } from '#server/graphs/disclosure/state-numbers.ts'
import { csvOf, told as toldCell } from '#server/graphs/exports/csv.ts'
import { dwellOf } from '#server/graphs/queries/dwell.ts'
import type { Selection } from '#server/graphs/queries/selection.ts'
import { discloser, disclosureOf, toldTime } from '#server/graphs/rounding.ts'
import { testConfig } from '../support/config.ts'

const secret = 'signing secret of the tests'
const disclose = discloser(secret, 'a machine', 'four weeks')
const cells = Array.from({ length: 400 }, (_, at) => `cell ${at}`)
const toldOf = (count: number, view = 'four weeks') =>
  cells.map((name) => discloser(secret, 'a machine', view)(name, count))

describe('a number for analysts', () => {
  it('is told in tens, and up to ten as few', () => {
    expect([1234, 1239, 11, 7, 1].map((count) => disclose('a', count))).toEqual([
      1230,
      1230,
      10,
      'few',
      'few',
    ])
    expect([1230, 'few', 0].map((cell) => cellText(cell as Cell))).toEqual(['1,230', '≤ 10', '0'])
  })

  it('is told as the ten it lies in, both ends included', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 5000 }), (name, count) => {
        const told = disclose(name, count)
        const lower = told === 'few' ? 0 : told
        expect(lower % 10).toBe(0)
        expect(lower <= count && count <= lower + 10).toBe(true)
      }),
    )
  })

  it('that is a multiple of ten is told as the lower or the upper ten, one as often as the other', () => {
    for (const [count, lower, upper] of [
      [10, 'few', 10],
      [1230, 1220, 1230],
    ] as const) {
      const told = toldOf(count)
      expect(new Set(told)).toEqual(new Set([lower, upper]))
      expect(Math.abs(told.filter((cell) => cell === lower).length - 200)).toBeLessThan(40)
    }
  })

  it('that is none is told as none or, one time in eight, as ten or fewer', () => {
    const hidden = toldOf(0).filter((cell) => cell === 'few').length
    expect(new Set(toldOf(0))).toEqual(new Set([0, 'few']))
    expect(Math.abs(hidden - 50)).toBeLessThan(25)
  })

  it('stays the same however often and by whatever view it is asked for', () => {
    expect(toldOf(10)).toEqual(toldOf(10))
    expect(toldOf(10, 'one day')).toEqual(toldOf(10))
    expect(cells.map((name) => discloser('another secret', 'a machine', '')(name, 10))).not.toEqual(
      toldOf(10),
    )
  })

  it('that is none says nothing of other views, where the same may be some', () => {
    expect(toldOf(0)).toEqual(toldOf(0))
    const isNone = (view: string) => toldOf(0, view).map((cell) => cell === 0)
    const always = isNone('four weeks').filter((none, at) => none && isNone('one day')[at]).length
    expect(always).toBeGreaterThan(270)
    expect(isNone('four weeks')).not.toEqual(isNone('one day'))
  })

  it('is few where ten journeys or fewer are behind it, be it as large as it may', () => {
    expect(disclose('events', 500, 9)).toBe('few')
    expect(disclose('events', 505, 11)).toBe(500)
    expect(disclose('exits', 500, 0)).toBe('few')
  })

  it('is of the days and segments that are counted, rolled up or not', () => {
    const of = (which: Pick<Selection, 'segments' | 'clean' | 'raw'>) => {
      const told = disclosureOf(testConfig, { versionId: 1, around: [], openSince: new Date(0), ...which })
      return cells.map((name) => told(name, 0))
    }
    const days = ['2026-06-01', '2026-06-02']
    const rolledUp = of({ segments: [1, 2], clean: days, raw: [] })
    expect(of({ segments: [2, 1], clean: [], raw: days })).toEqual(rolledUp)
    expect(of({ segments: [1, 2], clean: [], raw: ['2026-06-02'] })).not.toEqual(rolledUp)
  })
})

describe('numbers that are none together', () => {
  const none = { journeys: 0, entries: 0, exits: 0, open: 0, dropped: 0, finished: 0, behind: 0 }
  const counts = { ...none, median: null, p95: null, offModel: { events: 0, journeys: 0 } }
  const graph: Graph = {
    nodes: [
      { id: 'a', key: 'a', type: 'compound' },
      ...cells.map((id) => ({ id, key: id, parent: 'a', type: 'atomic' as const })),
    ],
    edges: cells.map((id) => ({ id, source: id, targets: ['a'], event: 'go', branch: 0, reenter: false })),
  }

  it('are told the same way: of a state that nobody came to, and a transition that was never taken', () => {
    const states = stateNumbers(graph, { states: new Map(cells.map((id) => [id, counts])) }, disclose)
    const edges = edgeNumbers(graph, { edges: new Map() }, disclose)
    expect(new Set(states.map(({ journeys }) => journeys))).toEqual(new Set([0, 'few']))
    for (const { journeys, entries, exits, open, dropped, finished, offModel } of states)
      expect(new Set([entries, exits, open, dropped, finished, offModel])).toEqual(new Set([journeys]))
    expect(new Set(edges.map(({ journeys }) => journeys))).toEqual(new Set([0, 'few']))
    for (const { journeys, events } of edges) expect(events).toBe(journeys)
  })

  it('are told apart where one of them is some', () => {
    const rested = { ...counts, journeys: 400, entries: 400, dropped: 400 }
    const states = stateNumbers(graph, { states: new Map(cells.map((id) => [id, rested])) }, disclose)
    expect(states.some(({ open, finished }) => open !== finished)).toBe(true)
  })
})

describe('what is calculated with numbers for analysts', () => {
  it('takes each for the middle of its ten', () => {
    expect([0, 'few', 10, 1230].map((cell) => middleOf(cell as Cell))).toEqual([0, 5, 15, 1235])
    expect(shareOf(100, 200)).toBeCloseTo(105 / 205)
    expect([shareOf(0, 200), shareOf(200, 190)]).toEqual([0, 1])
  })

  it('is no share where the part is few, or the whole too small', () => {
    expect([shareOf('few', 100), shareOf(20, 'few'), shareOf(20, 40), shareOf(0, 0)]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('is no time where few visits ended, nor where none is told', () => {
    expect([toldTime(1234.5, 'few'), toldTime(null, 'few'), toldTime(1234.5, 10), toldTime(null, 0)]).toEqual(
      ['few', 'few', 1235, null],
    )
  })

  it('is a share beside few others, too', () => {
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
      edgeNumbers(
        graph,
        {
          edges: new Map([
            ['a go 0', { events: 61, journeys: 61 }],
            ['a go 1', { events: second, journeys: second }],
          ]),
        },
        disclose,
      ).map(({ events, share }) => ({ events, share }))
    expect(told(3)).toEqual([
      { events: 60, share: 65 / 70 },
      { events: 'few', share: null },
    ])
    expect(told(22)).toEqual([
      { events: 60, share: 65 / 90 },
      { events: 20, share: 25 / 90 },
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
  it('holds ten or fewer in characters that every spreadsheet reads', () => {
    expect(csvOf([[toldCell('few'), toldCell(10), toldCell(null)]])).toBe('<= 10,10,\r\n')
  })

  it('holds no formulas', () => {
    expect(csvOf([['=1+1', '+1', '-2', '@x', '\tx', 'a,"b"', -3, null]])).toBe(
      `'=1+1,'+1,'-2,'@x,'\tx,"a,""b""",-3,\r\n`,
    )
  })
})
