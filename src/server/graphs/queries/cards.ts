import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import { ask, ids } from '../query-rows.ts'
import { journeysInLog } from './journeys.ts'
import type { Period } from './select-traffic.ts'
import { unhandledInLog } from './unhandled.ts'

const row = v.object({
  id: v.number(),
  isMadeUp: v.boolean(),
  journeys: v.number(),
  dropped: v.number(),
  offModel: v.number(),
  offModelJourneys: v.number(),
})
export type CardCounts = v.InferOutput<typeof row>

type Asked = {
  versionIds: readonly number[]
  /** Those of them that run on the server only. */
  ofServer: readonly number[]
  period: Period
  openSince: Date
}

/** Traffic of versions in a period: a row for each with real journeys, and one for each with made-up ones. */
export const countCards = (db: Db, { versionIds, ofServer, period, openSince }: Asked) => {
  const isWithin = sql`version_id = any(${ids(versionIds)}) and day between ${period.from}::date and ${period.to}::date`
  const isRolled = sql`day in (select day from rolled)`
  return ask(
    db,
    row,
    sql`
      with rolled as (select day from rolled_days where not exists (
          select from dirty_days where dirty_days.day = rolled_days.day)),
      counted as (
        select version_id, segment_id, journeys, finished, 0 as open, 0 as events, 0 as unhandled
        from daily_journeys where ${isWithin} and ${isRolled}
        union all
        select version_id, segment_id, journeys, finished, 0, 0, 0
        from (${journeysInLog(sql`${isWithin} and not ${isRolled}`)}) as today
        union all
        select version_id, segment_id, 0, 0, count(*), 0, 0 from traffic_journeys
        where ${isWithin} and not ended and last_at > ${openSince.toISOString()}::timestamptz
        group by version_id, segment_id
        union all
        select version_id, segment_id, 0, 0, 0, events, journeys
        from daily_unhandled where ${isWithin} and ${isRolled}
        union all
        select version_id, segment_id, 0, 0, 0, events, journeys
        from (${unhandledInLog(sql`${isWithin} and not ${isRolled}`)}) as today)
      select version_id as id, made_up as "isMadeUp", sum(journeys)::float8 as journeys,
        sum(journeys - finished - open)::float8 as dropped, sum(events)::float8 as "offModel",
        max(unhandled)::float8 as "offModelJourneys"
      from counted join segments on segments.id = segment_id
      where side = case when version_id = any(${ids(ofServer)}) then 'server' else 'browser' end
      group by version_id, made_up`,
  )
}

/** Batches of traffic refused on one day, by machine. */
export const countRefused = (db: Db, day: string) =>
  ask(
    db,
    v.object({ machine: v.string(), batches: v.number() }),
    sql`select machine, sum(batches)::float8 as batches from traffic_refused where day = ${day}::date group by machine`,
  )
