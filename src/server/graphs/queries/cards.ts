import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import { ask, days, ids } from '../query-rows.ts'
import { journeysInLog } from './journeys.ts'
import { daysOf, type Period } from './select-traffic.ts'
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
export const countCards = async (db: Db, { versionIds, ofServer, period, openSince }: Asked) => {
  const all = await daysOf(db, period)
  // With the days themselves the database knows how little of the log it needs.
  const within = (some: typeof all) =>
    sql`version_id = any(${ids(versionIds)}) and day = any(${days(some.map(({ day }) => day))})`
  const isRolled = within(all.filter(({ isClean }) => isClean))
  const isRaw = within(all.filter(({ isClean }) => !isClean))
  return ask(
    db,
    row,
    sql`
      with counted as (
        select version_id, segment_id, journeys, finished, 0 as open, 0 as events, 0 as unhandled
        from daily_journeys where ${isRolled}
        union all
        select version_id, segment_id, journeys, finished, 0, 0, 0
        from (${journeysInLog(isRaw)}) as today
        union all
        select version_id, segment_id, 0, 0, count(*), 0, 0 from traffic_journeys
        where ${within(all)} and not ended and last_at > ${openSince.toISOString()}::timestamptz
        group by version_id, segment_id
        union all
        select version_id, segment_id, 0, 0, 0, events, journeys
        from daily_unhandled where ${isRolled}
        union all
        select version_id, segment_id, 0, 0, 0, events, journeys
        from (${unhandledInLog(isRaw)}) as today)
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
