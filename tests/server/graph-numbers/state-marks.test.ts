import { expect, it } from 'vitest'
import type { StateNumbers } from '#contract/views/graph-numbers.ts'
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
