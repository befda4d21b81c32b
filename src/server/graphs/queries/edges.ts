import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import { ask } from '../query-rows.ts'
import { both, type Selection } from './selection.ts'

/** As `daily_edges` keeps them. */
export const edgesInLog = (where: SQL): SQL => sql`
  select day, version_id, segment_id, edge_id, count(*) as events, count(*) filter (where first_edge) as journeys
  from traffic where ${where} and edge_id is not null group by day, version_id, segment_id, edge_id`

const row = v.object({ id: v.number(), events: v.number(), journeys: v.number() })

export const countEdges = (db: Db, selection: Selection) =>
  ask(
    db,
    row,
    sql`
      select edge_id as id, sum(events)::float8 as events, sum(journeys)::float8 as journeys
      from ${both(selection, sql`daily_edges`, edgesInLog)} group by edge_id`,
  )
