import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import type { TrafficRow } from '#contract/views/traffic.ts'
import { graphOf } from '#machines/core/graph.ts'
import { recordedSteps } from '#machines/recording/recorded-steps.ts'
import { judgeRun, notBegun } from '#server/traffic/judge-run.ts'
import { walkableOf } from '#server/traffic/walkable-graph.ts'

const machine = createMachine({
  id: 'p',
  type: 'parallel',
  states: {
    one: { initial: 'a', states: { a: { on: { crossed: '#b' } } } },
    other: { initial: 'b', states: { b: { id: 'b' } } },
  },
})

it('takes a transition of one region that enters anew what another stands in', () => {
  const rows: TrafficRow[] = []
  const keeper = {
    row: ({ at: _, ...row }: Omit<TrafficRow, 'seq' | 'ago'> & { at: number }) =>
      void rows.push({ seq: rows.length, ago: 0, ...row }),
    unhandled: () => undefined,
  }
  const steps = recordedSteps(machine, keeper, 0)
  const [begun] = steps.begin(undefined)
  steps.transition(begun, { type: 'crossed' })
  const graph = walkableOf(graphOf(machine))
  expect(judgeRun(graph, notBegun, { rows, unhandled: [] })).toMatchObject({
    position: { resting: ['b', 'p.one.a'] },
  })
  const twice = [...rows.slice(0, 3), { seq: 3, ago: 0, edge: 'p.one.a crossed 0' }]
  expect(judgeRun(graph, notBegun, { rows: twice, unhandled: [] })).toBe('does-not-fit')
})
