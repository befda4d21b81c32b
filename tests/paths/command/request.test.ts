import { describe, expect, test } from 'vitest'
import type { PathEvent, Suite, TestPath } from '#paths/types.ts'
import { inFile, printed } from './command.ts'
import { fileWith } from './files.ts'

const eventsOf = ({ paths }: Suite): PathEvent[] => paths.flatMap(({ events }) => events)
const door = inFile('door.ts')

describe('the options of the command', () => {
  test('cover the transitions of a machine of the catalogue by default [DESIGN-14]', async () => {
    expect(await printed('expiry')).toMatchObject({
      machine: 'expiry',
      criterion: 'transitions',
      targets: 8,
      covered: 8,
      bound: { events: 9, gap: 0, exact: true },
    })
  })

  test.each([
    ['states', [], 'states'],
    ['n-switch', ['--n', '2'], '2-switch'],
    ['negative', [], 'negative'],
    ['chosen', ['--targets', 'OPEN,door.locked'], 'chosen'],
  ])(
    'knows the criterion %s, for a machine of a file of one’s own too [DESIGN-14]',
    async (criterion, more, called) => {
      const suite: Suite = await printed(door, '--criterion', criterion, ...more)
      expect(suite).toMatchObject({ criterion: called, uncovered: [] })
      expect(suite.covered).toBeGreaterThan(0)
    },
  )

  test('cover named targets', async () => {
    const suite: Suite = await printed(door, '--targets', 'OPEN')
    expect(suite).toMatchObject({ criterion: 'chosen', targets: 1, totals: { paths: 1, events: 1 } })
  })

  test('let every path pass one state and end in another', async () => {
    const suite: Suite = await printed(door, '--from', 'open', '--to', 'locked')
    expect(suite.paths.length).toBeGreaterThan(0)
    for (const { events } of suite.paths) {
      expect(events.map(({ to }) => to)).toContain('open')
      expect(events.at(-1)?.to).toBe('locked')
    }
  })

  test('give different paths different ids, refusals and lead-ins included', async () => {
    const idsOf = async (...args: string[]) =>
      (await printed(door, ...args)).paths.map(({ id }: TestPath) => id)
    const [covering] = await idsOf()
    const [negative] = await idsOf('--criterion', 'negative')
    const simple = await idsOf('--criterion', 'simple', '--from', 'open', '--to', 'locked')
    expect(negative).not.toBe(covering)
    expect(simple).toHaveLength(7)
    expect(new Set(simple).size).toBe(7)
  })

  test('distribute the paths over workers and print the gap', async () => {
    const suite = await printed('login', '--workers', '3')
    expect(suite.shares).toHaveLength(3)
    expect(suite.shares.flat().sort()).toEqual(suite.paths.map(({ id }: TestPath) => id).sort())
    const load = (ids: string[]) =>
      suite.paths.reduce(
        (sum: number, path: TestPath) => sum + (ids.includes(path.id) ? path.events.length : 0),
        0,
      )
    const { events, bound, gap } = suite.makespan
    expect(events).toBe(Math.max(...suite.shares.map(load)))
    expect(bound).toBeGreaterThanOrEqual(Math.ceil(suite.totals.events / 3))
    expect(gap).toBe(events - bound)
  })

  test('limit the length of every path', async () => {
    const suite: Suite = await printed('lifecycle', '--max-length', '12')
    expect(suite.totals.longest).toBeLessThanOrEqual(12)
    expect(suite).toMatchObject({ uncovered: [], covered: suite.targets })
  })

  test('avoid expensive events', async () => {
    const costs = fileWith('costs.json', { events: { KNOCK: 7 }, path: 100 })
    const suite: Suite = await printed(door, '--costs', costs)
    const knocks = eventsOf(suite).filter(({ type }) => type === 'KNOCK').length
    const spent = suite.totals.events + 6 * knocks + 100 * suite.totals.paths
    expect(suite.bound).toEqual({ events: spent, gap: 0, exact: true })
  })

  test('start with each of several inputs', async () => {
    const inputs = [0, 2].map((floor) => JSON.stringify({ stands: { floor } }))
    const { paths }: Suite = await printed(
      inFile('lift.ts#lift'),
      ...inputs.flatMap((typed) => ['--input', typed]),
    )
    expect(paths.map(({ start, begins }) => [start.name, JSON.stringify(start.input), begins])).toEqual([
      ['input 2', inputs[1], 'top'],
    ])
  })

  test('start with the given input, as JSON or from a file', async () => {
    const input = { today: '2026-06-15', fromQuoteList: true }
    for (const typed of [JSON.stringify(input), fileWith('input.json', input)]) {
      const { paths }: Suite = await printed('expiry', '--input', typed)
      expect(new Set(paths.map(({ start }) => JSON.stringify(start.input)))).toEqual(
        new Set([JSON.stringify(input)]),
      )
    }
  })

  test('use the given payloads', async () => {
    const meetings = ['Ann', 'Johanna'].map((name) => ({ type: 'MEET', name }))
    const suite: Suite = await printed(
      inFile('greeting.ts#greeting'),
      '--events',
      fileWith('events.json', meetings),
    )
    expect(eventsOf(suite).map(({ data, to }) => [data?.name, to])).toEqual([
      ['Ann', 'nodding'],
      ['Johanna', 'bowing'],
    ])
  })

  test('replace the samples of a machine of the catalogue by given payloads', async () => {
    const chosen = { type: 'ncb.chosen', ncb: 50 }
    const suite: Suite = await printed('expiry', '--events', fileWith('ncb.json', [chosen]))
    const given = eventsOf(suite).filter(({ type }) => type === 'ncb.chosen')
    expect(given.length).toBeGreaterThan(0)
    expect(given.every(({ data }) => data?.ncb === 50)).toBe(true)
  })

  test('distinguish states by the named fields', async () => {
    const [whole, blind]: Suite[] = await Promise.all([
      printed(door, '--identity', 'knocks'),
      printed(door, '--identity', 'nothing', '--criterion', 'states'),
    ])
    expect(whole?.states).toBe(7)
    expect(blind?.states).toBe(2)
  })

  test('use the given day', async () => {
    const { paths }: Suite = await printed('expiry', '--today', '2027-01-01')
    expect(paths[0]?.start.input).toMatchObject({ today: '2027-01-01' })
  })

  test('stop at the given number of states, and say so', async () => {
    const suite: Suite = await printed('motor', '--max-states', '10', '--max-seconds', '1')
    expect(suite.stopped).toMatch(/10 states/)
  })

  test('read a machine by export name, by default export and as a subject', async () => {
    const [named, byDefault, testModel]: Suite[] = await Promise.all([
      printed(inFile('lamp.ts#lamp')),
      printed(door),
      printed('./machines/motor/expiry/expiry.test-model.ts#expiryTestModel'),
    ])
    expect(named?.machine).toBe('lamp')
    expect(byDefault?.machine).toBe('door')
    expect(testModel).toMatchObject({ machine: 'expiry', uncovered: [] })
  })
})
