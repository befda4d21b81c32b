import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import type { TrafficRow, UnhandledRow } from '#contract/views/traffic.ts'
import { graphOf } from '#machines/core/graph.ts'
import { recordedSteps } from '#machines/recording/recorded-steps.ts'
import { judgeRun, type LogPosition, notBegun } from '#server/traffic/judge-run.ts'
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

const shop = createMachine({
  id: 'shop',
  initial: 'open',
  states: {
    open: {
      initial: 'choosing',
      states: {
        choosing: { on: { chosen: 'trying' } },
        trying: { on: { put: 'choosing' } },
        before: { type: 'history' },
      },
      on: { closed: 'shut', paid: 'left', asked: { actions: 'answer' } },
    },
    shut: { on: { opened: 'open.before' } },
    left: { type: 'final' },
  },
})
const graph = walkableOf(graphOf(shop))
const [choosing, trying] = ['shop.open.choosing', 'shop.open.trying']
const at = (state: string, lastSeq = 0): LogPosition => ({ lastSeq, resting: [state], ended: false })
const row = (change: Partial<TrafficRow>): TrafficRow => ({ seq: 1, ago: 0, ...change })
const chosen = row({ edge: `${choosing} chosen 0`, from: choosing, to: trying, dwell: 5 })
const paid = row({ edge: 'shop.open paid 0', from: choosing, to: 'shop.left', dwell: 5 })
const judged = (start: LogPosition, rows: readonly TrafficRow[], unhandled: readonly UnhandledRow[] = []) => {
  const found = judgeRun(graph, start, { rows, unhandled })
  return typeof found === 'string' ? found : found.position
}

describe('a batch of traffic', () => {
  it.each<[string, LogPosition, readonly TrafficRow[], LogPosition]>([
    ['a start', notBegun, [row({ seq: 0, to: choosing })], at(choosing)],
    ['a transition', at(choosing), [chosen], at(trying, 1)],
    ['one of the state around', at(trying), [{ ...paid, from: trying }], at('shop.left', 1)],
    ['an end', at(choosing), [{ ...paid, ends: true }], { ...at('shop.left', 1), ended: true }],
    ['one that moves nothing', at(trying), [row({ edge: 'shop.open asked 0' })], at(trying, 1)],
    [
      'a history, which leads to either',
      at('shop.shut'),
      [row({ edge: 'shop.shut opened 0', from: 'shop.shut', to: trying, dwell: 1 })],
      at(trying, 1),
    ],
    ['a reload elsewhere', at(choosing), [row({ from: choosing, to: trying })], at(trying, 1)],
    ['what is known already', at(trying, 4), [chosen, { ...chosen, seq: 4 }], at(trying, 4)],
    [
      'rows in any order',
      at(choosing),
      [row({ seq: 2, edge: `${trying} put 0`, from: trying, to: choosing, dwell: 1 }), chosen],
      at(choosing, 2),
    ],
  ])('takes %s', (_, start, rows, position) => {
    expect(judged(start, rows)).toEqual(position)
  })

  it.each<[string, LogPosition, readonly TrafficRow[], string]>([
    ['a row is missing', at(choosing), [{ ...chosen, seq: 2 }], 'has-a-gap'],
    ['it has ended', { ...at(choosing), ended: true }, [chosen], 'has-ended'],
    ['a state is unknown', at(choosing), [{ ...chosen, to: 'shop.attic' }], 'unknown-state'],
    ['the state it left is unknown', at(choosing), [{ ...chosen, from: 'shop.attic' }], 'unknown-state'],
    ['nobody can rest there', at(choosing), [{ ...chosen, to: 'shop.open' }], 'unknown-state'],
    ['a transition is unknown', at(choosing), [{ ...chosen, edge: 'shop.flown 0' }], 'unknown-transition'],
    ['it stands elsewhere', at('shop.shut'), [chosen], 'does-not-fit'],
    ['it leads elsewhere', at(choosing), [{ ...chosen, to: 'shop.shut' }], 'does-not-fit'],
    ['it leads from elsewhere', at('shop.shut'), [{ ...chosen, from: 'shop.shut' }], 'does-not-fit'],
    ['it ends where no end is', at(choosing), [{ ...chosen, ends: true }], 'does-not-fit'],
    ['it moves nothing and leaves', at(choosing), [row({ ...chosen, to: undefined })], 'does-not-fit'],
    ['it moves nothing and enters', at(choosing), [row({ ...chosen, from: undefined })], 'does-not-fit'],
    [
      'it moves nothing and was there for a time',
      at(trying),
      [row({ edge: 'shop.open asked 0', dwell: 3 })],
      'does-not-fit',
    ],
    [
      'what moves nothing is not active',
      at('shop.shut'),
      [row({ edge: 'shop.open asked 0' })],
      'does-not-fit',
    ],
    ['nothing happens', at(choosing), [row({})], 'does-not-fit'],
    ['it was nowhere for a time', at(choosing), [row({ to: trying, dwell: 1 })], 'does-not-fit'],
    ['it begins by leaving', notBegun, [row({ seq: 0, from: choosing, to: trying })], 'does-not-fit'],
    [
      'it begins along with something',
      notBegun,
      [row({ seq: 0, to: choosing, along: true })],
      'does-not-fit',
    ],
    [
      'it is in two places at once',
      { lastSeq: 0, resting: [choosing, trying], ended: false },
      [row({ from: choosing })],
      'does-not-fit',
    ],
  ])('is refused where %s', (_, start, rows, error) => {
    expect(judged(start, rows)).toBe(error)
  })

  it('takes an event that was not handled where the journey stands, and no other', () => {
    const missed = (change: Partial<UnhandledRow>): UnhandledRow => ({
      ...{ seq: 1, ago: 0, state: choosing, event: 'paid' },
      ...change,
    })
    expect(judged(at(choosing), [], [missed({})])).toEqual(at(choosing, 1))
    expect(judged(at(choosing), [{ ...chosen, seq: 2 }], [missed({})])).toEqual(at(trying, 2))
    expect(judged(at(choosing), [], [missed({ seq: 2 })])).toBe('has-a-gap')
    expect(judged({ ...at(choosing), ended: true }, [], [missed({})])).toBe('has-ended')
    expect(judged(at(choosing), [], [missed({ state: 'shop.attic' })])).toBe('unknown-state')
    expect(judged(at(choosing), [], [missed({ state: trying })])).toBe('does-not-fit')
  })

  it('knows in which states a machine is over', () => {
    expect([graph.isEnd(['shop.left']), graph.isEnd([choosing]), graph.isEnd([])]).toEqual([
      true,
      false,
      false,
    ])
    expect([graph.isOver(['shop.left']), graph.isOver([choosing]), graph.isOver([])]).toEqual([
      true,
      false,
      false,
    ])
    const both = createMachine({
      id: 'both',
      type: 'parallel',
      states: {
        one: { initial: 'a', states: { a: { on: { next: 'b' } }, b: { type: 'final' } } },
        two: { initial: 'a', states: { a: { on: { next: 'b' } }, b: { type: 'final' } } },
      },
    })
    const parallel = walkableOf(graphOf(both))
    expect(parallel.isEnd(['both.one.b', 'both.two.a'])).toBe(false)
    expect(parallel.isEnd(['both.one.b', 'both.two.b'])).toBe(true)
    expect(parallel.areTogether('both.one.a', 'both.two.b')).toBe(true)
    expect(parallel.areTogether('both.one.a', 'both.one.b')).toBe(false)
  })
})
