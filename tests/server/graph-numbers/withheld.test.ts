import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { devices, products } from '#contract/views/graph-query.ts'
import { kycTestModel } from '#machines/purchase/kyc/kyc.test-model.ts'
import { addDays } from '#machines/rules/calendar.ts'
import type { ToldNumbers } from '#server/graphs/queries/numbers.ts'
import type { TrafficSelection } from '#server/graphs/queries/select-traffic.ts'
import { readNumbers } from '#server/graphs/read-numbers.ts'
import { seedTraffic } from '#server/graphs/seed/seed-traffic.ts'
import { type PublishedVersion, publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { brokenSums, knownSums } from './known-sums.ts'
import { type Link, narrowed, type Seen, toldIn } from './reckoning.ts'

const [from, to] = ['2026-06-01', '2026-06-15']
type View = readonly [name: string, wanted: Partial<TrafficSelection>]

/** All days, without the first, the first alone, week by week, by product, by device, and by device on the later days. */
const later = addDays(from, 1)
const asked: readonly View[] = [
  ['all', {}],
  ['later', { from: later }],
  ['first', { to: from }],
  ['one week', { to: '2026-06-07' }],
  ['other week', { from: '2026-06-08' }],
  ...devices.map((device) => [device, { device }] as const),
  ...devices.map((device) => [`later ${device}`, { device, from: later }] as const),
  ...products.map((product) => [product, { product }] as const),
]
const links: readonly Link[] = [
  ['all', 'later', 'first'],
  ['all', 'one week', 'other week'],
  ['all', ...devices],
  ['all', ...products],
  ['later', ...devices.map((device) => `later ${device}`)],
  ['first', ...devices.map((device) => `first ${device}`)],
  ...devices.map((device) => [device, `later ${device}`, `first ${device}`] as const),
]
const seeds = Array.from({ length: 20 }, (_, seed) => seed + 1)

function trueOf(
  { graph }: PublishedVersion,
  { states, edges, totals, unhandled }: ToldNumbers,
): Map<string, number> {
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
    ...[...edges].flatMap(([id, { events, journeys }]) => [
      [`events ${id}`, events] as const,
      [`taken ${id}`, journeys] as const,
    ]),
    ...measures.map((measure) => [`${measure} of all`, all(measure)] as const),
    ['steps', totals.events] as const,
    ['off-model of all', totals.offModel.events] as const,
    ...unhandled.map(({ state, event, events }) => [`off-model ${state} ${event}`, events] as const),
  ])
}

describeOnPglite('who reckons with the views of a machine', { modules: [] }, (server) => {
  async function look(
    version: PublishedVersion,
    [name, wanted]: View,
  ): Promise<Seen & { old: Seen['told'] }> {
    const { clock, db } = server
    const asked = { from, to, kind: 'made-up', side: 'browser', ...wanted } as const
    const { numbers } = await readNumbers(db, version, asked, { now: clock.now(), today: clock.today() })
    const old = toldIn(version.graph, { ...numbers, withheld: new Set() })
    return { name, told: toldIn(version.graph, numbers), old, true: trueOf(version, numbers) }
  }

  it('learns of no number below ten more than that, whatever they ask for', {
    timeout: 600_000,
  }, async () => {
    let before = 0
    let told = 0
    for (const seed of seeds) {
      const now = server.clock.now()
      await server.db.execute(
        sql`truncate traffic, traffic_journeys, traffic_unhandled, rolled_days, dirty_days`,
      )
      await seedTraffic(server.db, { journeys: 400, seed, days: 15, now, only: [kycTestModel.key] })
      const version = await publishVersion(server.db, kycTestModel.machine, now)
      const views: Awaited<ReturnType<typeof look>>[] = []
      for (const view of asked) views.push(await look(version, view))
      const { graph } = version
      for (const one of views) {
        const sums = knownSums(graph, [...one.true.keys()])
        expect({ seed, view: one.name, broken: brokenSums(sums, one.true) }).toMatchObject({ broken: [] })
      }
      expect({ seed, narrowed: narrowed(graph, views, links) }).toEqual({ seed, narrowed: [] })
      before += narrowed(
        graph,
        views.map((one) => ({ ...one, told: one.old })),
        links,
      ).length
      told += views
        .flatMap((one) => [...one.told.values()])
        .filter((cell) => typeof cell === 'number' && cell > 0).length
    }
    expect(before).toBeGreaterThan(200)
    expect(told).toBeGreaterThan(500)
  })
})
