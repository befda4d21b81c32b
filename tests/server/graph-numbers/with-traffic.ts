import { sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { readGraph } from '#contract/graphs/graphs.calls.ts'
import type { GraphView } from '#contract/views/graph-view.ts'
import { handOverTestModel } from '#machines/staff/hand-over/hand-over.test-model.ts'
import { graphs } from '#server/graphs/graphs.routes.ts'
import { seedTraffic } from '#server/graphs/seed/seed-traffic.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { anEmployee } from '../support/signed-in.ts'
import type { TestServer } from '../support/test-server.ts'
import { keepScenes } from './scenes.ts'

export const forAnalysts = {
  modules: [graphs],
  deps: { identify: async () => anEmployee('meera.analyst', 'analyst') },
}
const { machine } = handOverTestModel
const journeys = 303
/** As analysts are told of them. */
export const journeysTold = 300
export const madeUp = { machine: 'hand-over', kind: 'made-up', from: '2026-05-01' }

/** A few more than three hundred journeys over a small machine, and how a view of them is asked for. */
export function withTraffic(server: TestServer) {
  beforeEach(async () => {
    const now = server.clock.now()
    await keepScenes(server.db, await publishVersion(server.db, machine, now), machine)
    await seedTraffic(server.db, { journeys, seed: 4, days: 5, now, only: ['hand-over'] })
  })
  return async (asked: Record<string, string> = {}): Promise<GraphView> =>
    (await server.visitor().call(readGraph, { ...madeUp, ...asked })).data
}

/** As if the first so many journeys had been real ones. */
export async function makeReal({ db }: TestServer, journeys: number): Promise<void> {
  await db.execute(sql`
    insert into segments (product, source, channel, side, device, made_up)
    select product, source, channel, side, device, false from segments order by id limit 1
    on conflict do nothing`)
  await db.execute(sql`
    update traffic_journeys set segment_id = (select id from segments where not made_up)
    where id in (select id from traffic_journeys order by id limit ${journeys})`)
  await db.execute(
    sql`insert into dirty_days select distinct day from traffic_journeys on conflict do nothing`,
  )
}
