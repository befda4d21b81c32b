import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import { ask, ids } from '../query-rows.ts'

const row = v.object({
  id: v.number(),
  journeys: v.number(),
  dropped: v.number(),
  offModel: v.number(),
  offModelJourneys: v.number(),
  refused: v.number(),
})
export type CardCounts = v.InferOutput<typeof row>

type Today = { versionIds: readonly number[]; ofServer: readonly number[]; day: string; openSince: Date }

/** Traffic of versions on one day, without made-up traffic. `ofServer` are those that run on the server only. */
export const countToday = (db: Db, { versionIds, ofServer, day, openSince }: Today) =>
  ask(
    db,
    row,
    sql`
      with asked as (
        select id, machine, case when id = any(${ids(ofServer)}) then 'server' else 'browser' end as side
        from machine_versions where id = any(${ids(versionIds)})),
      real as (select segments.id, side from segments where not made_up),
      journeys as (
        select asked.id, count(*) as journeys,
          count(*) filter (where not ended and last_at <= ${openSince.toISOString()}::timestamptz) as dropped
        from asked join traffic_journeys on version_id = asked.id and day = ${day}::date
          join real on real.id = segment_id and real.side = asked.side
        group by asked.id),
      unhandled as (
        select asked.id, count(*) as events, count(distinct journey_id) as journeys
        from asked join traffic_unhandled on version_id = asked.id and day = ${day}::date
          join real on real.id = segment_id and real.side = asked.side
        group by asked.id),
      refused as (select machine, sum(batches) as batches from traffic_refused where day = ${day}::date group by machine)
      select asked.id, coalesce(journeys.journeys, 0)::float8 as journeys,
        coalesce(journeys.dropped, 0)::float8 as dropped, coalesce(unhandled.events, 0)::float8 as "offModel",
        coalesce(unhandled.journeys, 0)::float8 as "offModelJourneys", coalesce(batches, 0)::float8 as refused
      from asked left join journeys on journeys.id = asked.id left join unhandled on unhandled.id = asked.id
        left join refused on refused.machine = asked.machine`,
  )
