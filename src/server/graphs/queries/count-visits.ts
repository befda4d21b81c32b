import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Kind } from '#contract/views/graph-query.ts'
import { funnelSteps } from '#machines/reference/funnel-steps.ts'
import type { Db } from '../../db/types.ts'
import { ask } from '../query-rows.ts'
import { type SegmentFilter, wantedIn } from './segment-filter.ts'

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
export const countVisits = (db: Db, visits: SQL, openSince: Date): Promise<CountedVisits[]> =>
  ask(
    db,
    counted,
    sql`
      select product, source, channel, device, made_up as "isMadeUp", furthest::float8 as furthest,
        count(*)::float8 as visits,
        (count(*) filter (where last_at > ${openSince.toISOString()}::timestamptz and furthest < ${last}))::float8
          as open
      from ${visits} group by product, source, channel, device, made_up, furthest`,
  )

const last = sql.raw(String(funnelSteps.length))

const filters = ['product', 'source', 'channel', 'device'] as const
export type VisitFilter = Pick<SegmentFilter, (typeof filters)[number]> & { kind: Kind }

const timed = v.object({ step: v.number(), visits: v.number(), median: v.number() })
/** How many visits came from a step to the next, and how long half of them took at most. */
export type StepTimes = v.InferOutput<typeof timed>

/** Nobody comes from the furthest step to another. */
export const timeSteps = (db: Db, visits: SQL, filter: VisitFilter): Promise<StepTimes[]> =>
  ask(
    db,
    timed,
    sql`
      select step::float8 as step, count(*)::float8 as visits,
        percentile_cont(0.5) within group (order by reached[step + 1] - reached[step])::float8 as median
      from ${visits}, generate_series(1, furthest - 1) as steps (step)
      where ${wantedIn(filter)} and reached[step + 1] >= reached[step] group by step order by step`,
  )

/** `wantedIn` in memory. */
export const isWanted =
  ({ kind, ...filter }: VisitFilter) =>
  (visits: CountedVisits): boolean =>
    (kind === 'all' || visits.isMadeUp === (kind === 'made-up')) &&
    filters.every((name) => filter[name] === undefined || filter[name] === visits[name])
