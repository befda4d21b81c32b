import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import { ask } from '../query-rows.ts'
import { both, type Selection } from './selection.ts'

/** As `daily_variants` keeps them. */
export const variantsInLog = (where: SQL): SQL => sql`
  select day, version_id, segment_id, variant, count(*) as journeys, max(id) as sample_id
  from traffic_journeys where ${where} group by day, version_id, segment_id, variant`

const row = v.object({
  variant: v.string(),
  journeys: v.number(),
  sampleId: v.number(),
  /** Number of all variants that are no more frequent than `fewest`, and of their journeys. */
  rareVariants: v.number(),
  rareJourneys: v.number(),
})

/** The most frequent ones with at least `fewest` journeys, in order; those with at most as many are summed up. */
export const countVariants = (
  db: Db,
  selection: Selection,
  { fewest, most }: Record<'fewest' | 'most', number>,
) =>
  ask(
    db,
    row,
    sql`
      with variants as (
        select variant, sum(journeys) as journeys, max(sample_id) as sample_id
        from ${both(selection, sql`daily_variants`, variantsInLog)} group by variant),
      rare as (
        select count(*) as variants, coalesce(sum(journeys), 0) as journeys
        from variants where journeys <= ${fewest})
      select coalesce(variants.variant, '') as variant, coalesce(variants.journeys, 0)::float8 as journeys,
        coalesce(sample_id, 0)::float8 as "sampleId",
        rare.variants::float8 as "rareVariants", rare.journeys::float8 as "rareJourneys"
      from rare left join variants on variants.journeys >= ${fewest}
      order by variants.journeys desc nulls last, variants.variant limit ${most}`,
  )

const step = v.object({ journey: v.number(), state: v.number() })

/** The states that journeys entered, in order. */
export const statesOf = (db: Db, journeys: readonly number[]) =>
  ask(
    db,
    step,
    sql`
      select journey_id::float8 as journey, to_id as state from traffic
      where journey_id = any(${sql.param([...journeys])}::bigint[]) and to_id is not null
      order by journey_id, seq`,
  )
