import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { ask } from '../query-rows.ts'
import { inBoth, type Selection } from './selection.ts'

/** How journeys ended that are over: `left` at the state that is asked about, `lost` anywhere else. */
export const ends = ['finished', 'left', 'lost'] as const

const row = v.object({ visits: v.number(), end: v.picklist(ends), journeys: v.number() })
export type Outcome = v.InferOutput<typeof row>

/** Journeys that are over, by how often they came to an innermost state and how they ended. */
export function countOutcomes(db: Db, version: PublishedVersion, selection: Selection, state: string) {
  const key = version.states.keyOf(state) ?? 0
  return ask(
    db,
    row,
    sql`
      with came as (
        select journey_id, count(*) as visits from traffic
        where ${inBoth(selection)} and to_id = ${key} and (from_id is distinct from to_id or dwell_ms is not null)
        group by journey_id)
      select coalesce(visits, 0)::float8 as visits,
        case when ended then 'finished' when visits > 0 and ${key}::int = any(resting) then 'left' else 'lost' end as "end",
        count(*)::float8 as journeys
      from traffic_journeys left join came on came.journey_id = traffic_journeys.id
      where ${inBoth(selection)} and (ended or last_at <= ${selection.openSince.toISOString()}::timestamptz)
      group by 1, 2 order by 1, 2`,
  )
}
