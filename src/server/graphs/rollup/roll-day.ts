import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import type { PublishedVersion, ReadVersion } from '../../traffic/versions.store.ts'
import { arrivalsInLog } from '../queries/arrivals.ts'
import { dwellInLog } from '../queries/dwell.ts'
import { edgesInLog } from '../queries/edges.ts'
import { journeysInLog } from '../queries/journeys.ts'
import { statesInLog } from '../queries/states.ts'
import { unhandledInLog } from '../queries/unhandled.ts'
import { variantsInLog } from '../queries/variants.ts'
import { rollVisits } from '../queries/visits.ts'
import { ask } from '../query-rows.ts'
import { aroundOf } from '../versions/ancestors.ts'

/**
 * Rewrites the rollups of one day. Adding to a past day marks it in `dirty_days` in the same transaction, and the two
 * lock each other out: what is added is either counted here, or the day is marked again.
 */
export async function rollDay(tx: Db, day: string, at: Date, read: ReadVersion): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`lock table dirty_days in share row exclusive mode`)
  await tx.execute(sql`delete from dirty_days where day = ${day}::date`)
  const versions = await versionsOn(tx, day, read)
  const here = sql`day = ${day}::date`
  await anew(tx, sql`daily_journeys`, here, journeysInLog)
  await anew(tx, sql`daily_edges`, here, edgesInLog)
  await anew(tx, sql`daily_states`, here, statesInLog(versions.flatMap(aroundOf)))
  await anew(tx, sql`daily_dwell`, here, dwellInLog)
  await anew(tx, sql`daily_variants`, here, variantsInLog)
  await anew(tx, sql`daily_unhandled`, here, unhandledInLog)
  await tx.execute(sql`delete from daily_arrivals where ${here}`)
  for (const version of versions)
    await addTo(tx, sql`daily_arrivals`, sql`${here} and version_id = ${version.id}`, arrivalsInLog(version))
  await rollVisits(tx, day)
  const now = sql`${at.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into rolled_days (day, rolled_at, summed_at) values (${day}::date, ${now}, ${now})
    on conflict (day) do update set rolled_at = excluded.rolled_at, summed_at = excluded.summed_at`)
}

async function anew(tx: Db, table: SQL, here: SQL, inLog: (where: SQL) => SQL): Promise<void> {
  await tx.execute(sql`delete from ${table} where ${here}`)
  await addTo(tx, table, here, inLog)
}

const addTo = (tx: Db, table: SQL, where: SQL, inLog: (where: SQL) => SQL) =>
  tx.execute(sql`insert into ${table} ${inLog(where)}`)

async function versionsOn(tx: Db, day: string, read: ReadVersion): Promise<PublishedVersion[]> {
  const named = await ask(
    tx,
    v.object({ machine: v.string(), version: v.string() }),
    sql`
      select machine, version from machine_versions
      where id in (select version_id from traffic_journeys where day = ${day}::date)`,
  )
  const versions: PublishedVersion[] = []
  for (const { machine, version } of named) {
    const found = await read(tx, machine, version)
    if (found) versions.push(found)
  }
  return versions
}
