import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import type { Db } from '../../db/types.ts'
import { ask } from '../query-rows.ts'
import type { Period } from './select-traffic.ts'

/** A screen as the browser records it: the path of its page, and its name in the address where it has one. */
export type ScreenAddress = { page: string; step: string }

const count = v.number()
const field = v.object({
  label: v.string(),
  visits: count,
  corrected: count,
  abandoned: count,
  sentBack: count,
  /** Of how many visits the median is: of those that changed the field after they came to it. */
  timed: count,
  median: v.nullable(v.number()),
})
const pressed = v.object({ label: v.string(), visits: count })

const { fewest } = limits.graphs
const { rageMs, sentBackMs } = limits.capture
const isField = sql`element_type ~ '^(input|select|textarea)'`

/** The captured events of a screen, each with what its visit did before, and whether that was all of the visit. */
const events = ({ page, step }: ScreenAddress, { from, to }: Period) => sql`
  select *,
    lag(event_type || ' ' || element_type) over visit_order as before,
    extract(epoch from at - lag(at) over visit_order) * 1000 as since,
    extract(epoch from at - lag(at, 2) over same) * 1000 as since_third,
    id in (
      select distinct on (visit) id from captured_events where day >= ${from} order by visit, at desc, id desc
    ) as is_last
  from captured_events
  where page = ${page} and step in (${step}, '') and day between ${from} and ${to}
  window visit_order as (partition by visit order by at, id),
    same as (partition by visit, event_type, element_type, element_id, element_label order by at, id)`

/** Visits, by the keyed hash of the tab: in how many a field was corrected, left at, come back to, and how long it took. */
export const fieldsOf = (db: Db, screen: ScreenAddress, period: Period) =>
  ask(
    db,
    field,
    sql`
      with own as (${events(screen, period)}), by_visit as (
        select element_label as label, visit,
          count(*) filter (where event_type = 'change') > 1 as corrected,
          bool_or(is_last) as abandoned,
          coalesce(bool_or(event_type = 'focus' and before like 'click button%' and since <= ${sentBackMs}), false)
            as sent_back,
          extract(epoch from max(at) filter (where event_type = 'change')
            - min(at) filter (where event_type = 'focus')) * 1000 as took
        from own where ${isField} and element_label <> '' group by element_label, visit)
      select label, count(*)::float8 as visits,
        (count(*) filter (where corrected))::float8 as corrected,
        (count(*) filter (where abandoned))::float8 as abandoned,
        (count(*) filter (where sent_back))::float8 as "sentBack",
        (count(*) filter (where took >= 0))::float8 as timed,
        (percentile_cont(0.5) within group (order by took) filter (where took >= 0))::float8 as median
      from by_visit group by label having count(*) >= ${fewest} order by visits desc, label`,
  )

/** What was pressed three times within a second. */
export const ragedAt = (db: Db, screen: ScreenAddress, period: Period) =>
  ask(
    db,
    pressed,
    sql`
      with own as (${events(screen, period)})
      select element_label as label, count(distinct visit)::float8 as visits from own
      where event_type = 'click' and element_label <> '' and since_third <= ${rageMs}
      group by element_label having count(distinct visit) >= ${fewest} order by visits desc, label`,
  )
