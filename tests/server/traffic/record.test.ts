import { asc } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { recordTraffic } from '#contract/graphs/traffic.calls.ts'
import type { TrafficRun } from '#contract/views/traffic.ts'
import { dirtyDays, traffic as log, segments, trafficJourneys, trafficUnhandled } from '#server/db/schema.ts'
import type { Identity } from '#server/http/caller.ts'
import { nobody } from '#server/http/caller.ts'
import { traffic } from '#server/traffic/traffic.routes.ts'
import { type PublishedVersion, publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aCustomer, anEmployee } from '../support/signed-in.ts'
import { journeyOf, machine, row, run, whole } from './told.ts'

let identity: Identity = nobody
const deps = { identify: async () => identity }

describeOnEachDatabase('traffic that a browser tells', { modules: [traffic], deps }, (server) => {
  let version: PublishedVersion
  beforeEach(async () => {
    identity = nobody
    version = await publishVersion(server.db, machine, server.clock.now())
  })
  const tell = (...runs: TrafficRun[]) => server.visitor().call(recordTraffic, { runs })
  const state = (id: string | null) => (id === null ? null : version.states.keyOf(`handOver.${id}`))
  const rows = () => server.db.select().from(log).orderBy(asc(log.journeyId), asc(log.seq))
  const journeys = () => server.db.select().from(trafficJourneys).orderBy(asc(trafficJourneys.id))

  it('is written row by row, with where the journey has come to', async () => {
    await tell(run(whole))
    const [from, to] = [
      [null, 'reading', 'choosing'],
      ['reading', 'choosing', 'closed'],
    ]
    expect(await rows()).toMatchObject([
      { seq: 0, edgeId: null, dwellMs: null, source: 'customer', firstEdge: false, firstLevels: 2 },
      { seq: 1, dwellMs: 1_000, source: 'system', firstEdge: true, firstLevels: 1 },
      { seq: 2, dwellMs: 2_000, source: 'customer', firstEdge: true, firstLevels: 1, day: '2026-06-15' },
    ])
    expect((await rows()).map(({ fromId }) => fromId)).toEqual(from.map(state))
    expect((await rows()).map(({ toId }) => toId)).toEqual(to.map((id) => state(id)))
    expect(await journeys()).toMatchObject([
      {
        versionId: version.id,
        lastSeq: 2,
        ended: true,
        steps: 2,
        resting: [state('closed')],
        day: '2026-06-15',
      },
    ])
    const [journey] = await journeys()
    expect(journey?.beganAt).toEqual(new Date(server.clock.now().getTime() - 3_000))
    expect(journey?.lastAt).toEqual(server.clock.now())
  })

  it('is the same log in one batch, in three, and where each is sent twice', async () => {
    await tell(run(whole), run(whole.slice(0, 1), { journey: journeyOf('b') }))
    for (const one of [1, 2, 2, 3, 3]) await tell(run(whole.slice(0, one), { journey: journeyOf('b') }))
    const [one, other] = await journeys()
    expect(other).toEqual({ ...one, id: other?.id, keyHash: other?.keyHash })
    const both = await rows()
    expect(both.slice(3).map((row) => ({ ...row, id: 0, journeyId: 0 }))).toEqual(
      both.slice(0, 3).map((row) => ({ ...row, id: 0, journeyId: 0 })),
    )
  })

  it('is written once where the same batch comes several times at once', async () => {
    await Promise.all([1, 2, 3, 2, 1, 3].map((count) => tell(run(whole.slice(0, count)))))
    expect((await rows()).map(({ seq }) => seq)).toEqual([0, 1, 2])
    expect(await journeys()).toMatchObject([{ lastSeq: 2, steps: 2, ended: true }])
  })

  it('tells of a state and a transition that they are new to the journey only once', async () => {
    const again = {
      ...row.reads,
      from: 'handOver.choosing',
      to: 'handOver.reading',
      ago: 0,
      seq: 2,
      dwell: 5,
    }
    const failed = { ...again, edge: undefined }
    await tell(run([row.begins, row.reads]))
    await tell(run([failed, { ...row.reads, seq: 3, ago: 0 }]))
    expect(await rows()).toMatchObject([
      { firstLevels: 2 },
      { firstEdge: true, firstLevels: 1 },
      { firstEdge: false, firstLevels: 0 },
      { firstEdge: false, firstLevels: 0 },
    ])
  })

  it('keeps events that nobody handled apart, in the same count', async () => {
    const unhandled = [
      { seq: 1, ago: 2_500, state: 'handOver.reading', event: 'colleague.chosen' },
      { seq: 2, ago: 2_400, state: 'handOver.reading', event: 'colleague.chosen' },
    ]
    await tell(run([row.begins, { ...row.reads, seq: 3 }], { unhandled }))
    const said = await server.db.select().from(trafficUnhandled).orderBy(asc(trafficUnhandled.seq))
    expect(said).toMatchObject([
      { stateId: state('reading'), event: 'colleague.chosen', first: true },
      { stateId: state('reading'), event: 'colleague.chosen', first: false },
    ])
  })

  it('is counted under who walks, as the server knows them', async () => {
    const who: Identity[] = [
      aCustomer('c'),
      { ...aCustomer('d'), role: 'partner', partnerId: 'p' },
      anEmployee('asha'),
      anEmployee('tara', 'tester'),
    ]
    for (const [index, one] of who.entries()) {
      identity = one
      await tell(run(whole, { journey: journeyOf(String(index)) }))
    }
    expect(await server.db.select().from(segments).orderBy(asc(segments.id))).toMatchObject([
      { product: 'car', source: 'customer', channel: 'web', side: 'browser', madeUp: false },
      { source: 'customer', channel: 'partner' },
      { source: 'agent', channel: 'desk' },
      { source: 'test', channel: 'desk' },
    ])
  })

  it('counts on the day the journey began, and has a day made anew that is over', async () => {
    await tell(run(whole.slice(0, 2)))
    expect(await server.db.select().from(dirtyDays)).toEqual([])
    server.clock.advance(24 * 3_600_000)
    await tell(run([{ ...row.closes, dwell: 24 * 3_600_000 }]))
    expect((await rows()).map(({ day }) => day)).toEqual(Array(3).fill('2026-06-15'))
    expect(await server.db.select().from(dirtyDays)).toEqual([{ day: '2026-06-15' }])
  })
})
