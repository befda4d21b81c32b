import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { clockOf } from '../../clock-and-random.ts'
import type { Db } from '../../db/types.ts'
import { versionCache } from '../../traffic/version-cache.ts'
import { ask } from '../query-rows.ts'
import { rollDay } from './roll-day.ts'

/** After midnight: transactions of the previous day have committed by then. */
const settledMs = 5 * 60_000

/** Rolls up ended days that are missing or have changed since; returns how many. */
export async function rollDays(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const before = clockOf(() => new Date(now.getTime() - settledMs)).today()
  const due = await ask(
    db,
    v.object({ day: v.string() }),
    sql`
      select day::text as day from (
        select distinct day from traffic_journeys
        where day not in (select day from rolled_days where summed_at = rolled_at)
        union select day from dirty_days) as due
      where day < ${before}::date order by day desc`,
  )
  const readVersion = versionCache()
  for (const { day } of due) {
    signal?.throwIfAborted()
    await db.transaction((tx) => rollDay(tx, day, now, readVersion))
  }
  return due.length
}
