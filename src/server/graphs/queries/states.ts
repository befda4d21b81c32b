import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import { ask } from '../query-rows.ts'
import { type Around, aroundRows } from '../versions/ancestors.ts'
import { both, isOpen, type Selection } from './selection.ts'

const key = sql`day, version_id, segment_id`

/** Visits that begin (`entered` is where to, `left` where from) or, the other way round, that end. */
const visits = (entered: SQL, left: SQL) => sql`
  around.leaf = ${entered} and around.keeps and (around.in_region or not is_further) and (
    not exists (
      select from around as other where other.leaf = ${left} and other.state = around.state and other.keeps)
    or (around.level = 0 and ${entered} = ${left}))`

/**
 * As in `daily_states`. A log row has innermost states only: their ancestors are entered unless they are also
 * ancestors of what was left. `first_levels` says which of them a journey enters for the first time.
 */
export const statesInLog =
  (around: Around) =>
  (where: SQL): SQL =>
    sql`(
  with around as (${aroundRows(around)}),
  moved as (
    select ${key}, from_id, to_id, first_levels, edge_id is null and along as is_further, count(*) as rows
    from traffic where ${where} and (from_id is distinct from to_id or dwell_ms is not null)
    group by ${key}, from_id, to_id, first_levels, edge_id is null and along),
  rests as (
    select ${key}, leaf, ended, count(*) as rows
    from traffic_journeys, unnest(resting) as leaf where ${where} group by ${key}, leaf, ended),
  counted as (
    select ${key}, state, rows as journeys, 0 as entries, 0 as exits, 0 as resting, 0 as finished
    from moved join around on around.leaf = to_id and around.level < first_levels
    union all
    select ${key}, state, 0, rows, 0, 0, 0 from moved join around on ${visits(sql`to_id`, sql`from_id`)}
    union all
    select ${key}, state, 0, 0, rows, 0, 0 from moved join around on ${visits(sql`from_id`, sql`to_id`)}
    union all
    select ${key}, state, 0, 0, 0, case when ended then 0 else rows end, case when ended then rows else 0 end
    from rests join around on around.leaf = rests.leaf and around.counts)
  select ${key}, state as state_id, sum(journeys)::bigint as journeys, sum(entries)::bigint as entries,
    sum(exits)::bigint as exits, sum(resting)::bigint as resting, sum(finished)::bigint as finished
  from counted group by ${key}, state)`

const row = v.object({
  id: v.number(),
  journeys: v.number(),
  entries: v.number(),
  exits: v.number(),
  resting: v.number(),
  finished: v.number(),
})

export const countStates = (db: Db, selection: Selection) =>
  ask(
    db,
    row,
    sql`
      select state_id as id, sum(journeys)::float8 as journeys, sum(entries)::float8 as entries,
        sum(exits)::float8 as exits, sum(resting)::float8 as resting, sum(finished)::float8 as finished
      from ${both(selection, sql`daily_states`, statesInLog(selection.around))} group by state_id`,
  )

/** Current states of open journeys; this depends on the moment, so no rollup has it. */
export const countOpen = (db: Db, selection: Selection) =>
  ask(
    db,
    v.object({ id: v.number(), journeys: v.number() }),
    sql`
      with around as (${aroundRows(selection.around)})
      select state as id, count(*)::float8 as journeys
      from traffic_journeys, unnest(resting) as leaf join around on around.leaf = leaf.leaf and around.counts
      where ${isOpen(selection)}
      group by state`,
  )
