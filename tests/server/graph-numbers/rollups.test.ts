import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { loginTestModel } from '#machines/account/login/login.test-model.ts'
import { quoteListTestModel } from '#machines/motor/quote-list/quote-list.test-model.ts'
import { proveOwnerTestModel } from '#machines/purchase/prove-owner/prove-owner.test-model.ts'
import { handOverTestModel } from '#machines/staff/hand-over/hand-over.test-model.ts'
import { conservationOf } from '#server/graphs/disclosure/conservation.ts'
import { countAll, type Numbers } from '#server/graphs/queries/numbers.ts'
import { selectTraffic } from '#server/graphs/queries/select-traffic.ts'
import { rollDays } from '#server/graphs/rollup/roll-days.ts'
import { trafficDayOf } from '#server/traffic/day-of.ts'
import { type PublishedVersion, publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { countedAt, isInRegion } from './counted.ts'
import { randomWalks, writeWalk } from './random-traffic.ts'

const testModels = [handOverTestModel, loginTestModel, proveOwnerTestModel, quoteListTestModel]
const period = { from: '2026-06-01', to: '2026-06-30' }
const walksEach = 8
const none = { journeys: 0, entries: 0, exits: 0, open: 0, dropped: 0, finished: 0 }

describeOnEachDatabase('numbers of traffic', { modules: [] }, (server) => {
  let versions: PublishedVersion[]
  const walks = testModels.map((testModel, at) => randomWalks(testModel, at + 11, walksEach))

  beforeEach(async () => {
    versions = []
    const now = server.clock.now()
    for (const [at, { machine }] of testModels.entries()) {
      const version = await publishVersion(server.db, machine, now)
      versions.push(version)
      for (const [index, walk] of (walks[at] ?? []).entries()) {
        const endsAt = new Date(Date.parse('2026-06-12T09:00:00+05:30') + index * 9 * 3_600_000)
        await writeWalk(server.db, walk, { version, keyHash: `${at} ${index}`, endsAt, now })
      }
    }
  })

  const ask = async (version: PublishedVersion): Promise<Numbers> => {
    const selection = await selectTraffic(server.db, version, period, server.clock.now())
    return countAll(server.db, version, selection)
  }
  const cleanDays = async (version: PublishedVersion) =>
    (await selectTraffic(server.db, version, period, server.clock.now())).clean

  it('are the same from rollups as from the log', async () => {
    const raw: Numbers[] = []
    for (const version of versions) raw.push(await ask(version))
    await rollDays(server.db, server.clock.now())
    for (const [at, version] of versions.entries()) {
      expect(await cleanDays(version)).toEqual(['2026-06-12', '2026-06-13', '2026-06-14'])
      expect(await ask(version)).toEqual(raw[at])
    }
  })

  it('are what comes of following every journey, compound and parallel states included', async () => {
    for (const [at, version] of versions.entries()) {
      const { states, edges } = await ask(version)
      const mine = walks[at] ?? []
      for (const { id } of version.graph.nodes) {
        const { journeys, entries, exits, open, dropped, finished } = states.get(id) ?? none
        const counted = countedAt(version.graph, mine, id)
        const rests = open + dropped + finished
        expect({ id, journeys, rests, stay: entries - exits }).toEqual({
          id,
          journeys: counted.journeys,
          rests: counted.rests,
          stay: counted.entries - counted.exits,
        })
        if (!isInRegion(version.graph, id)) expect({ id, entries }).toEqual({ id, entries: counted.entries })
      }
      for (const { id } of version.graph.edges) {
        const events = mine.flatMap(({ rows }) => rows).filter(({ edge }) => edge === id).length
        const journeys = mine.filter(({ rows }) => rows.some(({ edge }) => edge === id)).length
        expect({ id, ...(edges.get(id) ?? { events: 0, journeys: 0 }) }).toEqual({ id, events, journeys })
      }
    }
  })

  it('conserve who comes and goes', async () => {
    await rollDays(server.db, server.clock.now())
    for (const version of versions) {
      const conservation = conservationOf(version.graph, await ask(version), (_, count) => count)
      expect(conservation).toMatchObject({ holds: true, broken: [] })
    }
  })

  it('count a journey that goes on later on the day it began, and that day anew', async () => {
    await rollDays(server.db, server.clock.now())
    const [version] = versions
    const [walk] = randomWalks(handOverTestModel, 99, 1)
    if (!version || !walk) throw new Error('There is no walk')
    const before = await ask(version)
    const endsAt = new Date('2026-06-13T12:00:00+05:30')
    await writeWalk(server.db, walk, { version, keyHash: 'late', endsAt, now: server.clock.now() })
    expect(await cleanDays(version)).not.toContain('2026-06-13')
    const late = await ask(version)
    expect(late.totals.journeys).toBe(before.totals.journeys + 1)
    expect(await rollDays(server.db, server.clock.now())).toBe(1)
    expect(await ask(version)).toEqual(late)
    expect(await rollDays(server.db, server.clock.now())).toBe(0)
  })

  it('do not trust a day that a server of an older version, still running, has rolled up', async () => {
    const days = await rollDays(server.db, server.clock.now())
    const [version] = versions
    if (!version) throw new Error('There is no version')
    expect(await cleanDays(version)).not.toEqual([])
    // All that it writes of the day itself.
    await server.db.execute(sql`update rolled_days set rolled_at = rolled_at + interval '1 minute'`)
    expect(await cleanDays(version)).toEqual([])
    expect(await rollDays(server.db, server.clock.now())).toBe(days)
    expect(await rollDays(server.db, server.clock.now())).toBe(0)
  })

  it('leave a day alone until it has been over for five minutes', async () => {
    server.clock.set('2026-06-15T00:04:00+05:30')
    await rollDays(server.db, server.clock.now())
    const { rows } = (await server.db.execute(
      sql`select max(day)::text as day from rolled_days`,
    )) as unknown as {
      rows: { day: string }[]
    }
    expect(rows).toEqual([{ day: '2026-06-13' }])
    expect(trafficDayOf(server.clock.now())).toBe('2026-06-15')
  })
})
