import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { motorTestModel } from '#machines/motor/wizard/motor.test-model.ts'
import type { Db } from '#server/db/types.ts'
import { ask } from '#server/graphs/query-rows.ts'
import { rollDays } from '#server/graphs/rollup/roll-days.ts'
import { seedTraffic } from '#server/graphs/seed/seed-traffic.ts'

const pattern = { journeys: 4_000, seed: 1, days: 60 }
export const motorOnly = [motorTestModel.key]

/** Traffic over sixty days up to today, of all machines or some: as people would walk, copied until it is enough. */
export async function manyRows(db: Db, wanted: number, now: Date, only?: readonly string[]): Promise<number> {
  await seedTraffic(db, { ...pattern, now, ...(only && { only }) })
  const { rows, last } = await counted(db)
  const copies = Math.max(0, Math.round(wanted / rows) - 1)
  for (let copy = 1; copy <= copies; copy += 1) await copyAll(db, copy, last)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(
      sql`insert into dirty_days select distinct day from traffic_journeys on conflict do nothing`,
    )
    await tx.execute(sql`analyze`)
  })
  await rollDays(db, now)
  return rows * (copies + 1)
}

/** How many rows there are, of traffic up to a day; undefined where there is none. */
export async function rowsOn(db: Db, day: string): Promise<number | undefined> {
  const asked = sql`select (select count(*) from traffic)::float8 as rows, max(day)::text as day from traffic_journeys`
  const [found] = await ask(db, v.object({ rows: v.number(), day: v.nullable(v.string()) }), asked)
  if (found?.day && found.day < day) throw new Error(`The traffic ends on ${found.day}: fill a new directory`)
  return found?.day ? found.rows : undefined
}

const counts = v.object({ rows: v.number(), last: v.number() })

async function counted(db: Db): Promise<v.InferOutput<typeof counts>> {
  const asked = sql`
    select (select count(*) from traffic)::float8 as rows, (select max(id) from traffic_journeys)::float8 as last`
  const [found] = await ask(db, counts, asked)
  return found ?? { rows: 0, last: 0 }
}

/** The first journeys once more under other keys; how long they stood anywhere differs a little. */
async function copyAll(db: Db, copy: number, last: number): Promise<void> {
  const shift = sql.raw(String(copy * last))
  const longer = sql.raw(String(1 + (copy % 40) / 50))
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
      insert into traffic_journeys (id, key_hash, visit, version_id, segment_id, day, began_at, last_at, last_seq, resting,
        ended, steps, variant)
      select id + ${shift}, key_hash || ' ' || ${copy}::int, visit || ' ' || ${copy}::int, version_id, segment_id, day, began_at, last_at, last_seq,
        resting, ended, steps, variant
      from traffic_journeys where id <= ${last}`)
    await tx.execute(sql`
      insert into traffic (journey_id, seq, at, day, version_id, segment_id, edge_id, from_id, to_id, dwell_ms, along,
        source, first_edge, first_levels)
      select journey_id + ${shift}, seq, at, day, version_id, segment_id, edge_id, from_id, to_id,
        (dwell_ms * ${longer})::bigint, along, source, first_edge, first_levels
      from traffic where journey_id <= ${last}`)
  })
}
