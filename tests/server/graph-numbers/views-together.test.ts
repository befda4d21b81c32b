import { expect, it } from 'vitest'
import type { Cell } from '#contract/views/graph-numbers.ts'
import { devices, products, sources } from '#contract/views/graph-query.ts'
import { kycTestModel } from '#machines/purchase/kyc/kyc.test-model.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { countAll, type Numbers } from '#server/graphs/queries/numbers.ts'
import { selectTraffic, type TrafficSelection } from '#server/graphs/queries/select-traffic.ts'
import { type Disclose, disclosureOf } from '#server/graphs/rounding.ts'
import { seedTraffic } from '#server/graphs/seed/seed-traffic.ts'
import { type PublishedVersion, publishVersion } from '#server/traffic/versions.store.ts'
import { testConfig } from '../support/config.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { brokenSums, knownSums } from './known-sums.ts'
import { type Bounds, type Link, narrowed, toldIn } from './reckoning.ts'

const [from, to] = ['2026-06-01', '2026-06-15']
const later = addDays(from, 1)
type View = readonly [name: string, wanted: Partial<TrafficSelection>]

const views: readonly View[] = [
  ['all', {}],
  ['later', { from: later }],
  ['first', { to: from }],
  ['one week', { to: '2026-06-07' }],
  ['other week', { from: '2026-06-08' }],
  ...devices.map((device) => [device, { device }] as const),
  ...devices.map((device) => [`later ${device}`, { device, from: later }] as const),
  ...products.map((product) => [product, { product }] as const),
  ...sources.map((source) => [source, { source }] as const),
]
const links: readonly Link[] = [
  ['all', 'later', 'first'],
  ['all', 'one week', 'other week'],
  ['all', ...devices],
  ['all', ...products],
  ['all', ...sources],
  ['later', ...devices.map((device) => `later ${device}`)],
  ['first', ...devices.map((device) => `first ${device}`)],
  ...devices.map((device) => [device, `later ${device}`, `first ${device}`] as const),
]

/** Ways to tell numbers: ours, the same without the choice at multiples of ten, and small numbers one by one. */
type Way = { disclose?: Disclose; read: (told: Cell) => Bounds; hidden: Bounds }
const exactly = (count: number) => ({ low: count, high: count })
const within = (cell: number, width: number) => ({ low: cell, high: cell === 0 ? 0 : cell + width })
const ours: Way = {
  read: (told) => (told === 'few' ? ours.hidden : within(told, 10)),
  hidden: { low: 0, high: 10 },
}
const roundedDown: Way = {
  disclose: (_, count, journeys = count) =>
    count === 0 ? 0 : count < 10 || journeys < 10 ? 'few' : Math.floor(count / 10) * 10,
  read: (told) => (told === 'few' ? roundedDown.hidden : within(told, 9)),
  hidden: { low: 1, high: 9 },
}
const oneByOne: Way = {
  disclose: (_, count, journeys = count) => (count > 0 && (count < 10 || journeys < 10) ? 'few' : count),
  read: (told) => (told === 'few' ? oneByOne.hidden : exactly(told)),
  hidden: { low: 1, high: 9 },
}

function trueOf({ graph }: PublishedVersion, { states, edges, totals, unhandled }: Numbers) {
  const rests = ['open', 'dropped', 'finished'] as const
  const measures = ['journeys', 'entries', 'exits', ...rests] as const
  const innermost = graph.nodes.filter(({ type }) => type !== 'compound' && type !== 'parallel')
  const all = (measure: (typeof measures)[number]) =>
    innermost.reduce((sum, { id }) => sum + (states.get(id)?.[measure] ?? 0), 0)
  return new Map([
    ...[...states].flatMap(([id, counts]) => [
      ...measures.map((measure) => [`${measure} ${id}`, counts[measure]] as const),
      [`off-model ${id}`, counts.offModel.events] as const,
    ]),
    ...graph.edges.flatMap(({ id }) => {
      const { events, journeys } = edges.get(id) ?? { events: 0, journeys: 0 }
      return [[`events ${id}`, events] as const, [`taken ${id}`, journeys] as const]
    }),
    ...measures.map((measure) => [`${measure} of all`, all(measure)] as const),
    ['steps', totals.events] as const,
    ['off-model of all', totals.offModel.events] as const,
    ...unhandled.map(({ state, event, events }) => [`off-model ${state} ${event}`, events] as const),
  ])
}

const seeds = Array.from({ length: 20 }, (_, seed) => seed + 1)

describeOnPglite('who reckons with the views of a machine', { modules: [] }, (server) => {
  async function look(version: PublishedVersion, [name, wanted]: View) {
    const asked = { from, to, kind: 'made-up', side: 'browser', ...wanted } as const
    const selection = await selectTraffic(server.db, version, asked, server.clock.now())
    const numbers = await countAll(server.db, version, selection)
    return { name, numbers, disclose: disclosureOf(testConfig, selection), true: trueOf(version, numbers) }
  }

  it.each(seeds)(
    'learns of no number below ten more than that, by seed %i',
    { timeout: 300_000 },
    async (seed) => {
      const now = server.clock.now()
      await seedTraffic(server.db, { journeys: 300, seed, days: 15, now, only: [kycTestModel.key] })
      const version = await publishVersion(server.db, kycTestModel.machine, now)
      const looks: Awaited<ReturnType<typeof look>>[] = []
      for (const view of views) looks.push(await look(version, view))
      const { graph } = version
      for (const one of looks)
        expect(brokenSums(knownSums(graph, [...one.true.keys()]), one.true)).toEqual([])
      const seenBy = (way: Way) =>
        looks.map((one) => ({ ...one, told: toldIn(graph, one.numbers, way.disclose ?? one.disclose) }))
      const learnt = (way: Way) => narrowed(graph, seenBy(way), links, way)
      expect(learnt(ours)).toEqual([])
      expect(learnt(roundedDown).length).toBeGreaterThan(5)
      expect(learnt(oneByOne).length).toBeGreaterThan(50)
      const told = seenBy(ours).flatMap((one) => [...one.told.values()])
      expect(told.filter((cell) => cell !== 'few' && cell > 0).length).toBeGreaterThan(200)
    },
  )
})
