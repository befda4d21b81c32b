import { describe, expect, test } from 'vitest'
import { paths } from '#machines/reference/messages/paths.ts'
import { nameErrors } from '#machines/tools/paths-page/name-errors.ts'
import { sampleOutline, sampleSuite } from '#machines/tools/paths-page/paths-page.test-model.ts'
import { lastStep, pathAt, placeOn } from '#machines/tools/paths-page/place.ts'

describe('the place on a suite', () => {
  test('is the named path, else the first', () => {
    expect(pathAt(sampleSuite, { path: 'b' })?.id).toBe('b')
    expect(pathAt(sampleSuite, { path: undefined })?.id).toBe('a')
    expect(pathAt(undefined, { path: 'b' })).toBeUndefined()
  })

  test('counts steps without refusals', () => {
    expect(lastStep(pathAt(sampleSuite, { path: 'a' }))).toBe(2)
    expect(lastStep(undefined)).toBe(0)
  })

  test('stays within the path', () => {
    expect(placeOn(sampleSuite, { path: 'a', step: 7 })).toEqual({ path: 'a', step: 2 })
    expect(placeOn(sampleSuite, { path: 'a', step: -1 })).toEqual({ path: 'a', step: 0 })
    expect(placeOn(sampleSuite, { path: undefined, step: 1 })).toEqual({ path: undefined, step: 1 })
  })

  test('starts over on a suite without the path, and waits for a missing suite', () => {
    expect(placeOn(sampleSuite, { path: 'gone', step: 1 })).toEqual({ path: undefined, step: 0 })
    expect(placeOn(undefined, { path: 'gone', step: 1 })).toEqual({ path: 'gone', step: 1 })
  })
})

describe('the names in a query', () => {
  const nested = {
    ...sampleOutline,
    nodes: [
      ...sampleOutline.nodes,
      { id: 'door.open.wide', key: 'wide', parent: 'door.open', type: 'atomic' as const },
    ],
    tags: ['busy'],
  }
  const errorsOf = (query: Parameters<typeof nameErrors>[1]) => nameErrors(nested, query)

  test('are states by id, by path, or several at once', () => {
    for (const from of ['door.open', 'open', 'open.wide', 'open.wide + closed']) {
      expect(errorsOf({ from, to: from })).toEqual([])
    }
  })

  test('are errors beside their fields when the machine does not have them', () => {
    expect(errorsOf({ from: 'wide', to: 'door' })).toEqual([
      { path: 'from', message: paths.errors.noState('door', 'wide') },
      { path: 'to', message: paths.errors.noState('door', 'door') },
    ])
  })

  test('are states, events, transitions and tags where targets are chosen, and nothing elsewhere', () => {
    const targets = 'open, locked, busy, door.open closed 0'
    expect(errorsOf({ criterion: 'chosen', targets })).toEqual([])
    expect(errorsOf({ criterion: 'chosen', targets: 'open,broken' })).toEqual([
      { path: 'targets', message: paths.errors.noTarget('door', 'broken') },
    ])
    expect(errorsOf({ criterion: 'states', targets: 'broken' })).toEqual([])
  })
})
