import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { handOverTestModel } from '#machines/staff/hand-over/hand-over.test-model.ts'
import { graphs } from '#server/graphs/graphs.routes.ts'
import { countJourneys } from '#server/graphs/queries/journeys.ts'
import { selectTraffic } from '#server/graphs/queries/select-traffic.ts'
import { ask } from '#server/graphs/query-rows.ts'
import { sendRolling } from '#server/graphs/rollup/roll.job.ts'
import { rollDays } from '#server/graphs/rollup/roll-days.ts'
import { type PublishedVersion, publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { randomWalks, writeWalk } from './random-traffic.ts'

const period = { from: '2026-06-01', to: '2026-06-30' }
const minutes = 60_000

describeOnEachDatabase('keeping rollups', { modules: [graphs] }, (server) => {
  const [walk] = randomWalks(handOverTestModel, 7, 1)

  const published = () => publishVersion(server.db, handOverTestModel.machine, server.clock.now())
  async function write(version: PublishedVersion, keyHash: string): Promise<void> {
    if (!walk) throw new Error('There is no walk')
    const endsAt = new Date('2026-06-13T12:00:00+05:30')
    await writeWalk(server.db, walk, { version, keyHash, endsAt, now: server.clock.now() })
  }
  const rolledUp = async () => {
    const row = v.object({ journeys: v.number() })
    return ask(server.db, row, sql`select coalesce(sum(journeys), 0)::float8 as journeys from daily_journeys`)
  }

  it('loses nothing that is written meanwhile', async () => {
    const version = await published()
    const writers = [0, 1, 2].map(async (writer) => {
      for (let count = 0; count < 8; count += 1) await write(version, `${writer} ${count}`)
    })
    const rolling = async () => {
      for (let round = 0; round < 6; round += 1) await rollDays(server.db, server.clock.now())
    }
    await Promise.all([...writers, rolling()])
    const selection = await selectTraffic(server.db, version, period, server.clock.now())
    expect((await countJourneys(server.db, selection)).journeys).toBe(24)
    await rollDays(server.db, server.clock.now())
    expect(await rolledUp()).toEqual([{ journeys: 24 }])
  })

  it('goes on by itself while the server runs, and changes nothing where nothing changed', async () => {
    const version = await published()
    await write(version, 'early')
    await sendRolling(server.deps)
    await server.jobs.runDue()
    expect(await rolledUp()).toEqual([{ journeys: 1 }])
    await write(version, 'late')
    await server.pass(11 * minutes)
    expect(await rolledUp()).toEqual([{ journeys: 2 }])
    await server.pass(11 * minutes)
    expect(await rolledUp()).toEqual([{ journeys: 2 }])
  })
})
