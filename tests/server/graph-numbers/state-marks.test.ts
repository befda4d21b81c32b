import { expect, it } from 'vitest'
import type { EdgeNumbers, StateNumbers } from '#contract/views/graph-numbers.ts'
import type { Graph } from '#machines/core/graph.ts'
import { differenceMarks } from '#server/graphs/compare/difference-marks.ts'
import type { GraphDifference } from '#server/graphs/compare/differences.ts'
import { edgeMarks } from '#server/graphs/overlay/edge-marks.ts'
import { stateMarks } from '#server/graphs/overlay/state-marks.ts'

const state = (id: string, change: Partial<StateNumbers>): StateNumbers => ({
  ...{ id, title: id, within: [], type: 'atomic', median: null, p95: null },
  ...{ journeys: 500, entries: 600, exits: 500, open: 0, dropped: 0, finished: 0, offModel: 0 },
  ...change,
})

it('are red where more than ten journeys left or were not handled: ten or fewer may be none', () => {
  const states = [
    state('none', {}),
    state('few', { dropped: 'few', offModel: 'few' }),
    state('many', { dropped: 20, offModel: 30 }),
  ]
  const tones = (metric: 'drop-off' | 'off-model') =>
    Object.values(stateMarks(states, metric)).map(({ tone }) => tone)
  expect(tones('drop-off')).toEqual(['none', undefined, 'bad'])
  expect(tones('off-model')).toEqual(['none', undefined, 'bad'])
})

const busy = state('busy', {
  journeys: 1200,
  entries: 1500,
  dropped: 300,
  median: 4_000,
  p95: 90_000,
  offModel: 30,
})

it.each([
  ['journeys', '1,200', 1],
  ['events', '1,500', 1],
  ['median', '4 s', 1],
  ['p95', '1.5 min', 1],
  ['drop-off', '25 % left', 1],
  ['off-model', '30', 1],
] as const)('tell of the %s: %s', (metric, text, weight) => {
  const { busy: mark, quiet } = stateMarks([busy, state('quiet', { journeys: 0, entries: 0 })], metric)
  expect(mark).toMatchObject({ text, weight })
  expect(quiet?.weight).toBe(0)
})

it('tell what a few left as that, and nothing where nobody did or nobody stayed', () => {
  const texts = (states: StateNumbers[], metric: 'drop-off' | 'median') =>
    Object.values(stateMarks(states, metric)).map(({ text }) => text)
  expect(texts([state('few', { dropped: 'few' }), state('none', { journeys: 30 })], 'drop-off')).toEqual([
    '≤ 10 left',
    '',
  ])
  expect(texts([state('small', { journeys: 40, dropped: 20 })], 'drop-off')).toEqual(['20 left'])
  expect(texts([state('few', { median: 'few' }), state('none', {})], 'median')).toEqual(['≤ 10', ''])
})

it('are weighed by the strongest, a few the least, and are grey where nobody was', () => {
  const states = [
    state('many', { journeys: 400 }),
    state('quarter', { journeys: 100 }),
    state('few', { journeys: 'few' }),
    state('none', { journeys: 0 }),
  ]
  const marks = Object.values(stateMarks(states, 'journeys'))
  expect(marks.map(({ weight }) => weight)).toEqual([1, 0.5, 0.05, 0])
  expect(marks.map(({ tone }) => tone)).toEqual([undefined, undefined, undefined, 'none'])
})

it('say all of it to who cannot see them', () => {
  const told = (one: StateNumbers) => stateMarks([one], 'journeys')[one.id]?.told
  expect(told(busy)).toBe(
    '1,200 journeys, 1,500 visits; half stayed under 4 s, 95 % under 1.5 min; 25 % left; 30 events not handled',
  )
  expect(told(state('plain', {}))).toBe('500 journeys, 600 visits')
  expect(told(state('few', { median: 'few', p95: 'few', dropped: 'few', offModel: 'few' }))).toBe(
    '500 journeys, 600 visits; ≤ 10 left; ten or fewer events not handled',
  )
  expect(told(state('none', { journeys: 0 }))).toBe('nobody was here')
})

const edge = (id: string, change: Partial<EdgeNumbers>): EdgeNumbers => ({
  ...{ id, source: 'a', targets: ['b'], event: id, words: id, events: 900, journeys: 400, share: 0.25 },
  ...change,
})

it('tell of a transition how often it was taken, by how many, and by what share', () => {
  const edges = [
    edge('often', {}),
    edge('seldom', { events: 'few', journeys: 'few', share: null }),
    edge('never', { events: 0, journeys: 0, share: 0 }),
  ]
  expect(edgeMarks(edges, 'events')).toEqual({
    often: { text: '900', weight: 1, told: '400 journeys, 900 times, 25 % of what left this state' },
    seldom: { text: '≤ 10', weight: 0.05, told: 'ten or fewer journeys, ten or fewer times' },
    never: { text: '0', weight: 0, told: 'never taken', tone: 'none' },
  })
  const texts = (metric: 'journeys' | 'median') =>
    Object.values(edgeMarks(edges, metric)).map(({ text }) => text)
  expect(texts('journeys')).toEqual(['400', '≤ 10', '0'])
  expect(texts('median')).toEqual(['', '', ''])
})

const row = (id: string, change: Partial<GraphDifference>): GraphDifference => ({
  ...{ kind: 'state', id, title: id, one: 120, other: 100, of: { one: 200, other: 200 } },
  ...{ difference: 10, test: { low: 2, high: 18, p: 0.01, isSignificant: true } },
  ...change,
})
const notSignificant = { low: -2, high: 3, p: 0.6, isSignificant: false }

it('tell of two sides by how many points they differ, in colour where chance does not explain it', () => {
  const nodes = ['more', 'fewer', 'chance', 'here'].map((id) => ({ id })) as Graph['nodes']
  const rows = [
    row('more', {}),
    row('fewer', { difference: -20.04 }),
    row('chance', { difference: 0.04, test: notSignificant }),
    row('here', { only: 'one', other: null, difference: null, test: null }),
    row('there', { only: 'other', one: null, difference: null, test: null }),
    row('unknown', { one: 'few', other: null, difference: null, test: null }),
  ]
  const points = 'journeys against 100'
  expect(differenceMarks({ nodes }, rows)).toEqual({
    states: {
      more: {
        text: '+10',
        weight: 10 / 20.04,
        tone: 'more',
        told: `120 ${points}, +10 percentage points, more than chance explains`,
      },
      fewer: {
        text: '−20',
        weight: 1,
        tone: 'fewer',
        told: `120 ${points}, −20 percentage points, more than chance explains`,
      },
      chance: {
        text: '0',
        weight: 0.04 / 20.04,
        tone: 'none',
        told: `120 ${points}, 0 percentage points`,
      },
      here: { text: 'only here', weight: 1, tone: 'more', told: 'only on this side' },
    },
    edges: {
      there: { text: 'only there', weight: 1, tone: 'fewer', told: 'only on the other side' },
      unknown: { text: '', weight: 0, tone: 'none', told: '≤ 10 journeys against 0' },
    },
  })
  const same = differenceMarks({ nodes }, [row('more', { difference: 0, test: notSignificant })])
  expect(same.states?.more).toMatchObject({ text: '0', weight: 0 })
})
