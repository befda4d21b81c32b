import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import { ask } from '../query-rows.ts'
import { both, type Selection } from './selection.ts'

/** As `daily_journeys` keeps them. */
export const journeysInLog = (where: SQL): SQL => sql`
  select day, version_id, segment_id, count(*) as journeys, count(*) filter (where ended) as finished,
    sum(steps)::bigint as steps
  from traffic_journeys where ${where} group by day, version_id, segment_id`

const row = v.object({
  journeys: v.number(),
  finished: v.number(),
  steps: v.number(),
  hasMadeUp: v.boolean(),
})
type JourneyCounts = v.InferOutput<typeof row>

export async function countJourneys(db: Db, selection: Selection): Promise<JourneyCounts> {
  const [counts] = await ask(
    db,
    row,
    sql`
      select coalesce(sum(journeys), 0)::float8 as journeys, coalesce(sum(finished), 0)::float8 as finished,
        coalesce(sum(steps), 0)::float8 as steps, coalesce(bool_or(made_up), false) as "hasMadeUp"
      from ${both(selection, sql`daily_journeys`, journeysInLog)} join segments on segments.id = segment_id`,
  )
  return counts ?? { journeys: 0, finished: 0, steps: 0, hasMadeUp: false }
}
