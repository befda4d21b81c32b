import { describe, expect, it } from 'vitest'
import { type GraphQuery, readGraphQuery } from '#contract/views/graph-query.ts'
import { standsMs } from '#machines/tools/replay/speed.ts'
import { machineAddressOf, searchOf, writtenIn } from '#web/graphs/address.ts'
import { nextSpot, type Spot } from '#web/graphs/machine/map/geometry.ts'
import { walkAt } from '#web/graphs/machine/replay/mark-walk.ts'
import { cellText, dropOffText, durationText, pointsText, shareText } from '#web/graphs/numbers.ts'
import { aReplay } from './a-graph.ts'

describe('an address', () => {
  it.each<Partial<GraphQuery>>([
    {},
    { view: 'table', sort: 'p95', dir: 'up' },
    { view: 'what-if', at: 'door.open', change: 'leaving', leaving: '2.5' },
    { version: '1234567890123456', before: '123456789012345678', at: 'door.closed opened 0' },
    { view: 'compare', by: 'source', otherSource: 'agent', detail: 'expanded', metric: 'p95' },
  ])('says all of %j and is read again as it was written', (query) => {
    const { query: read, faults } = readGraphQuery(writtenIn(searchOf(query)))
    expect(faults).toEqual([])
    expect(read).toMatchObject(query)
    expect(searchOf(read)).toBe(searchOf(query))
  })

  it('omits what was not chosen, and treats an empty form field as absent', () => {
    expect(machineAddressOf('quote list', { view: 'map', metric: 'journeys', dir: 'down' })).toBe(
      '/graphs/quote%20list',
    )
    expect(writtenIn('?from=&product=car')).toEqual({ product: 'car' })
    expect(readGraphQuery({ at: '', leaving: '', product: 'car' })).toMatchObject({ faults: [] })
  })
})

describe('numbers', () => {
  it.each([
    [null, '–'],
    ['few', '≤ 10'],
    [820.4, '820 ms'],
    [4_240, '4.2 s'],
    [192_000, '3.2 min'],
    [273_600_000, '3.2 d'],
  ] as const)('tell %s ms as %s', (ms, words) => {
    expect(durationText(ms)).toBe(words)
  })

  it('keep "few" as "few" in every calculation', () => {
    expect(cellText('few')).toBe('≤ 10')
    expect(cellText(123_456)).toBe('1,23,456')
    expect(dropOffText({ dropped: 'few', entries: 400 })).toBe('≤ 10')
    expect(dropOffText({ dropped: 0, entries: 0 })).toBe('–')
    expect(dropOffText({ dropped: 30, entries: 400 })).toBe('9 %')
    expect([shareText(1), shareText(null), pointsText(2), pointsText(-1.26)]).toEqual([
      '100 %',
      '–',
      '+2',
      '−1.3',
    ])
  })
})

describe('an arrow on the map', () => {
  const spots = new Map<string, Spot>(
    [
      { id: 'a', x: 0, y: 0 },
      { id: 'right', x: 200, y: 20 },
      { id: 'far', x: 500, y: 0 },
      { id: 'below', x: 10, y: 90 },
      { id: 'before', x: -80, y: 10 },
    ].map((spot) => [spot.id, spot]),
  )
  const lines = [
    { from: 'a', to: 'right' },
    { from: 'a', to: 'far' },
    { from: 'a', to: 'below' },
    { from: 'before', to: 'a' },
    { from: 'a', to: 'a' },
  ]
  const from = (id: string) => spots.get(id) ?? { id, x: 0, y: 0 }

  it.each([
    ['ArrowRight', 'right'],
    ['ArrowDown', 'below'],
    ['ArrowLeft', 'before'],
    ['ArrowUp', 'before'],
  ] as const)('%s leads along the drawing to %s', (heading, id) => {
    expect(nextSpot(from('a'), heading, spots, lines)?.id).toBe(id)
  })

  it('leads nowhere from a state without transitions', () => {
    expect(nextSpot(from('far'), 'ArrowRight', spots, lines)).toBeUndefined()
  })
})

describe('a replay', () => {
  it('waits as long as the step took, within a minimum and a maximum', () => {
    const times = [0, 1_200, 3_000_000, 3_000_001]
    expect(standsMs(times, 0, 1)).toBe(1_200)
    expect(standsMs(times, 0, 4)).toBe(300)
    expect(standsMs(times, 1, 16)).toBe(2_500)
    expect(standsMs(times, 2, 1)).toBe(120)
    expect(standsMs(times, 3, 1)).toBe(120)
  })

  it('marks passed transitions, the current one and the current state', () => {
    expect(walkAt(aReplay.steps, 1)).toEqual({
      passed: new Set(['door.closed', 'door.closed opened 0', 'door.open']),
      taken: 'door.closed opened 0',
      here: new Set(['door.open']),
    })
    expect(walkAt(aReplay.steps, 2).here).toEqual(new Set(['door.open']))
  })
})
