import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { leavingFeatures } from '#contract/views/leaving.ts'
import type { Db } from '../../db/types.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { ask } from '../query-rows.ts'
import { arrivalsAt } from './arrivals.ts'
import type { Selection } from './selection.ts'

const row = v.object({
  feature: v.picklist(leavingFeatures),
  value: v.string(),
  left: v.number(),
  wentOn: v.number(),
})
export type LeavingCount = v.InferOutput<typeof row>

/**
 * Journeys that came to an innermost state: how many left there for good and how many went on, by each value of each
 * feature. Who is still there is not counted; this depends on the moment, so they are taken off what a rollup has.
 */
export function countLeaving(db: Db, version: PublishedVersion, selection: Selection, state: string) {
  const key = version.states.keyOf(state) ?? 0
  const counted = arrivalsAt(version, selection, key, sql`${key}::int = any(resting)`)
  return ask(
    db,
    row,
    sql`
      with counted as (select * from ${counted}),
      told as (
        select feature, value, resting, went_on from counted where feature <> 'end'
        union all
        select named.feature, named.value, resting, went_on from counted join segments on segments.id = segment_id
          cross join lateral (
            values ('product', product), ('source', source), ('channel', channel), ('device', device)
          ) as named (feature, value)
        where counted.feature = 'back')
      select feature, value, sum(resting)::float8 as "left", sum(went_on)::float8 as "wentOn"
      from told group by feature, value having sum(resting) + sum(went_on) > 0 order by feature, value`,
  )
}
