import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Kind } from '#contract/views/graph-query.ts'
import type { Db } from '../../db/types.ts'
import { ask } from '../query-rows.ts'
import { dwellOf } from './dwell.ts'
import { type SegmentFilter, wantedIn } from './segment-filter.ts'
import { isOpenSince, type Visits } from './visits.ts'

const counted = v.object({
  product: v.string(),
  source: v.string(),
  channel: v.string(),
  device: v.string(),
  isMadeUp: v.boolean(),
  /** The last step they came to, from 1. */
  furthest: v.number(),
  visits: v.number(),
  /** Of those, still under way. */
  open: v.number(),
})
export type CountedVisits = v.InferOutput<typeof counted>

/** Visits, by what they are counted under and how far they came. */
export function countVisits(db: Db, { isRolled, counts }: Visits, openSince: Date): Promise<CountedVisits[]> {
  return ask(
    db,
    counted,
    sql`
      with counted as (
        select product, source, channel, device, made_up, furthest, visits, 0 as open
        from daily_funnel where ${isRolled}
        union all
        select product, source, channel, device, made_up, furthest, 0, 1
        from funnel_visits where ${isRolled} and ${isOpenSince(openSince)}
        union all
        select product, source, channel, device, made_up, furthest, visits, open from ${counts} as changed)
      select product, source, channel, device, made_up as "isMadeUp", furthest::float8 as furthest,
        sum(visits)::float8 as visits, sum(open)::float8 as open
      from counted group by product, source, channel, device, made_up, furthest having sum(visits) > 0`,
  )
}

const filters = ['product', 'source', 'channel', 'device'] as const
export type VisitFilter = Pick<SegmentFilter, (typeof filters)[number]> & { kind: Kind }

const timed = v.object({ step: v.number(), bin: v.number(), visits: v.number() })
/** How many visits came from a step to the next, and how long half of them took at most. */
export type StepTimes = { step: number; visits: number; median: number }

export async function timeSteps(
  db: Db,
  { isRolled, times }: Visits,
  filter: VisitFilter,
): Promise<StepTimes[]> {
  const bins = await ask(
    db,
    timed,
    sql`
      with timed as (
        select step, bin, visits from daily_funnel_times where ${isRolled} and ${wantedIn(filter)}
        union all
        select step, bin, visits from ${times} as changed where ${wantedIn(filter)})
      select step::float8 as step, bin, sum(visits)::float8 as visits
      from timed group by step, bin having sum(visits) > 0 order by step, bin`,
  )
  return [...new Set(bins.map(({ step }) => step))].map((step) => {
    const { visits, median } = dwellOf(bins.filter((one) => one.step === step))
    return { step, visits, median }
  })
}

/** `wantedIn` in memory. */
export const isWanted =
  ({ kind, ...filter }: VisitFilter) =>
  (visits: CountedVisits): boolean =>
    (kind === 'all' || visits.isMadeUp === (kind === 'made-up')) &&
    filters.every((name) => filter[name] === undefined || filter[name] === visits[name])
