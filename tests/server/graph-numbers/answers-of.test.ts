import { expect, it } from 'vitest'
import type { EdgeNumbers, StateNumbers, Totals } from '#contract/views/graph-numbers.ts'
import { answersOf } from '#server/graphs/answers/answers.ts'

const totals: Totals = { journeys: 990, finished: 490, open: 0, dropped: 0, events: 0, offModel: 0 }
const weeks = [totals, totals] as const
const state = (id: string, change: Partial<StateNumbers> = {}): StateNumbers => ({
  ...{ id, title: `The ${id}`, within: [], type: 'atomic', median: 4_000, p95: 9_000 },
  ...{ journeys: 500, entries: 600, exits: 500, open: 0, dropped: 0, finished: 0, offModel: 0 },
  ...change,
})
const edge = (id: string, change: Partial<EdgeNumbers> = {}): EdgeNumbers => ({
  ...{
    id,
    source: 'cart',
    targets: ['till'],
    event: id,
    words: `By ${id}`,
    events: 90,
    journeys: 80,
    share: 0.25,
  },
  ...change,
})
const of = (states: StateNumbers[], edges: EdgeNumbers[] = [], more = {}) =>
  answersOf({ states, edges, totals, weeks, ...more })

it('most are lost where most left, of the innermost states, and most go on by what most take', () => {
  const states = [
    state('shop', { type: 'compound', dropped: 900 }),
    state('shelf', { dropped: 90 }),
    state('cart', { dropped: 190 }),
    state('till', { dropped: 'few' }),
  ]
  const edges = [
    edge('seldom', { share: 0.2 }),
    edge('often', { share: 0.6 }),
    edge('nowhere', { targets: [], share: 0.9 }),
    edge('elsewhere', { source: 'shelf', share: 0.9 }),
    edge('untold', { share: null }),
  ]
  expect(of(states, edges)).toEqual({
    finished: 495 / 995,
    leaving: { id: 'cart', title: 'The cart', share: 195 / 995, median: 4_000 },
    goingOn: { id: 'often', words: 'By often', share: 0.6 },
    change: 0,
  })
})

it('nothing is told of what nobody or a few did', () => {
  const none = [edge('never', { share: 0 }), edge('untold', { share: null })]
  expect(of([state('cart'), state('till', { dropped: 'few' })], none)).toEqual({
    finished: 495 / 995,
    change: 0,
  })
  expect(of([state('cart', { dropped: 190 })], none)).not.toHaveProperty('goingOn')
})

it('too few journeys tell no share and no change', () => {
  const few = { ...totals, journeys: 20, finished: 10 }
  expect(of([state('cart', { dropped: 10 })], [], { totals: few, weeks: [few, totals] })).toEqual({})
  expect(of([], [], { weeks: [totals, few] })).toEqual({ finished: 495 / 995 })
})

it('the change is told in percentage points, from the week before to the last', () => {
  const worse = { ...totals, finished: 290 }
  expect(of([], [], { weeks: [worse, totals] }).change).toBeCloseTo(-(200 / 995) * 100)
})
