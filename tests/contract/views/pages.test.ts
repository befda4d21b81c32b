import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readFunnel, readGraph, readLeaving, readReplay } from '#contract/graphs/graphs.calls.ts'
import { coverageReport } from '#contract/views/coverage.ts'
import { machineCard } from '#contract/views/graph-view.ts'
import { checked, machineSummary, outline, suite } from '#contract/views/paths.ts'
import { sampleOutline, sampleSuite } from '#machines/tools/paths-page/paths-page.test-model.ts'
import { aCard, aFrame, aFunnel, aLeaving, aPlace, aReplay, shown } from '../../web/graphs/a-graph.ts'

const [path] = sampleSuite.paths
const success = <T>(data: T) => ({ status: 'success' as const, data })

const aSuite = {
  ...sampleSuite,
  stopped: 'too many states',
  notes: ['One state is never left.'],
  shares: [['a'], ['b']],
  makespan: { events: 3, bound: 3, gap: 0 },
  shard: { number: 1, of: 2, whole: sampleSuite.totals },
  paths: [
    {
      ...path,
      start: { name: 'a closed door', input: { today: '2026-06-15' } },
      takes: ['door.closed'],
      events: [{ ...path?.events[0], also: ['door.open always 0'], wait: 500, due: true as const }],
    },
  ],
}
const count = { covered: 2, elsewhere: 0, total: 3 }
const aReport = {
  at: '2026-06-15T04:30:00.000Z',
  machines: [
    {
      key: 'door',
      title: 'A door',
      levels: [
        {
          level: 'browser' as const,
          ...{ transitions: count, states: count, refusals: count, taken: { 'door.closed opened 0': 4 } },
          uncovered: [{ target: 'door.open locked 0', reason: 'No key', elsewhere: true }],
          paths: [
            { id: 'a', start: 'a closed door', passed: true, ms: 12 },
            {
              ...{ id: 'b', start: 'a closed door', passed: false, ms: 12 },
              failure: { step: 2, state: 'door.open', event: 'locked', shortest: ['opened'] },
            },
          ],
        },
      ],
    },
  ],
}

describe('nothing that a page shows is lost on the way to it', () => {
  it.each(Object.entries(shown))('of a graph as %s', (_, one) => {
    const reply = success({ frame: aFrame, place: aPlace, shown: one })
    expect(v.parse(readGraph.reply, reply)).toEqual(reply)
  })

  it.each([
    ['the way of all visits', readFunnel.reply, success(aFunnel)],
    ['those who leave', readLeaving.reply, success(aLeaving)],
    ['one journey', readReplay.reply, success(aReplay)],
    ['a machine among all', machineCard, aCard],
    ['the paths of a machine', suite, aSuite],
    [
      'its findings',
      checked,
      {
        findings: [{ check: 'dead end', place: 'door.open', message: 'No way out', path }],
        notes: ['Stopped'],
        stopped: 'time',
      },
    ],
    ['its size', machineSummary, { key: 'door', title: 'A door', states: 2, transitions: 3 }],
    ['its outline', outline, { ...sampleOutline, tags: ['busy'] }],
    ['what a run covered', coverageReport, aReport],
  ])('of %s', (_, schema, whole) => {
    expect(v.parse(schema, whole)).toEqual(whole)
  })
})

it('a number of journeys is a number or few, so that nobody is told apart', () => {
  const cardOf = (journeys: unknown) => v.is(machineCard, { ...aCard, journeys })
  expect([0, 12, 'few', 'many', '', null].map(cardOf)).toEqual([true, true, true, false, false, false])
})

it('a state is of one of five kinds, and a level one of three', () => {
  const nodeOf = (type: string) => v.is(outline.entries.nodes.item.entries.type, type)
  expect(['atomic', 'compound', 'parallel', 'final', 'history', ''].map(nodeOf)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ])
  const { level } = coverageReport.entries.machines.item.entries.levels.item.entries
  expect(['machine', 'server', 'browser', ''].map((one) => v.is(level, one))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
