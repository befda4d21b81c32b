import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import { ask } from '../query-rows.ts'
import { both, type Selection } from './selection.ts'

/** As `daily_unhandled` keeps them. */
export const unhandledInLog = (where: SQL): SQL => sql`
  select day, version_id, segment_id, state_id, event, count(*) as events, count(*) filter (where first) as journeys
  from traffic_unhandled where ${where} group by day, version_id, segment_id, state_id, event`

const row = v.object({ id: v.number(), event: v.string(), events: v.number(), journeys: v.number() })

export const countUnhandled = (db: Db, selection: Selection) =>
  ask(
    db,
    row,
    sql`
      select state_id as id, event, sum(events)::float8 as events, sum(journeys)::float8 as journeys
      from ${both(selection, sql`daily_unhandled`, unhandledInLog)}
      group by state_id, event order by sum(events) desc, event, state_id`,
  )
