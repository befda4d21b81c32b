import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { funnelStates } from '#machines/funnel.ts'
import { funnelSteps } from '#machines/reference/funnel-steps.ts'
import { limits } from '#machines/reference/limits.ts'
import type { Db } from '../../db/types.ts'
import { ask, days, ids, texts } from '../query-rows.ts'
import { binOf } from './dwell.ts'
import type { Period } from './select-traffic.ts'

const steps = funnelStates.map(({ step }) => funnelSteps.indexOf(step) + 1)
const states = funnelStates.map(({ state }) => state)

/**
 * As `funnel_visits` keeps them: visits by their keys, with all that their journeys ever did. A visit begins
 * where a browser first enters a state that is a step, and is counted under what that journey is; its product becomes
 * known on the way. A step is come to once, however often. `offset 0` keeps the database from reading the whole log for
 * the journeys of a few visits.
 */
const visitsInLog = (keys: readonly string[]): SQL => sql`(
  with marks as materialized (
    select named.step, graph_states.id as state_id
    from unnest(${ids(steps)}, ${texts(states)}) as named (step, state)
    join graph_states on graph_states.state = named.state or starts_with(graph_states.state, named.state || '.')),
  own as (
    select visit, traffic_journeys.id, day, last_at, began_at, product, segments.source, channel, device, side, made_up
    from traffic_journeys join segments on segments.id = segment_id where visit in (select unnest(${texts(keys)}))),
  came as (
    select own.visit, own.id, step, min(moved.at) as at
    from own cross join lateral (select at, to_id from traffic where journey_id = own.id offset 0) as moved
    join marks on state_id = moved.to_id group by own.visit, own.id, step),
  begun as (
    select distinct on (visit) visit, came.at, day, source, channel, device, made_up
    from came join own using (visit, id) where side = 'browser' order by visit, came.at, id),
  known as (
    select visit, max(last_at) as last_at,
      (array_agg(product order by began_at desc, id desc) filter (where product <> 'none'))[1] as product
    from own group by visit),
  first as (select visit, step, min(at) as at from came group by visit, step)
  select begun.visit, begun.day, coalesce(known.product, 'none') as product, begun.source, begun.channel, begun.device,
    begun.made_up, known.last_at, max(first.step)::smallint as furthest,
    array_agg(case when first.at is not null then (extract(epoch from greatest(first.at, begun.at) - begun.at) * 1000)::bigint end
      order by every.step) as reached
  from begun join known using (visit) cross join generate_series(1, ${funnelSteps.length}::int) as every (step)
  left join first on first.visit = begun.visit and first.step = every.step
  group by begun.visit, begun.day, known.product, begun.source, begun.channel, begun.device, begun.made_up,
    known.last_at)`

/** Rolls up the visits of one day's journeys, with what these visits did on others. */
export async function rollVisits(tx: Db, day: string): Promise<void> {
  const keys = await visitsOn(tx, [day])
  const before = await ask(
    tx,
    dayRow,
    sql`
      delete from funnel_visits where day = ${day}::date or visit = any(${texts(keys)}) returning day::text as day`,
  )
  const now = await ask(
    tx,
    dayRow,
    sql`insert into funnel_visits ${visitsInLog(keys)} returning day::text as day`,
  )
  await sumVisits(tx, [...new Set([...before, ...now].map(({ day }) => day))])
}

const dayRow = v.object({ day: v.string() })
const dayVisits = v.object({ day: v.string(), visits: v.number() })

/** What all visits of some days come to, so that nobody who looks at them reads every visit. */
async function sumVisits(tx: Db, which: readonly string[]): Promise<void> {
  const isMeant = sql`day = any(${days(which)})`
  await tx.execute(sql`delete from daily_funnel where ${isMeant}`)
  await tx.execute(sql`delete from daily_funnel_times where ${isMeant}`)
  await tx.execute(sql`
    insert into daily_funnel
    select ${ofVisit}, furthest, count(*) from funnel_visits where ${isMeant} group by ${ofVisit}, furthest`)
  await tx.execute(sql`
    insert into daily_funnel_times
    select ${ofVisit}, step, bin, count(*) from ${stepsTaken(sql`funnel_visits`)} where ${isMeant}
    group by ${ofVisit}, step, bin`)
}

const ofVisit = sql`day, product, source, channel, device, made_up`

/** How long each visit took from a step to the next, where it came to both in this order; nobody goes on from the last. */
const stepsTaken = (visits: SQL): SQL => sql`(
  select visits.*, step::smallint as step, ${binOf(sql`reached[step + 1] - reached[step]`)} as bin
  from ${visits} as visits, generate_series(1, furthest - 1) as steps (step)
  where reached[step + 1] >= reached[step]) as taken`

/**
 * Visits with a journey on a day without a valid rollup, counted as JSON, which is read once for a whole page. After an
 * update no day has one: then only the latest are read, and who began on the days before (`unread`) is not counted.
 */
type ChangedVisits = { raw: readonly string[]; unread: readonly string[]; counts: string; times: string }

/** As they are now, less what rollups that count have of them. */
export async function changedVisits(db: Db, openSince: Date): Promise<ChangedVisits> {
  const raw = (await ask(db, dayRow, rawDays)).map(({ day }) => day)
  const { visits, unread } = await visitsToRead(db, raw)
  const keys = texts(visits)
  const [found] = await ask(
    db,
    v.object({ counts: v.string(), times: v.string() }),
    sql`
      with changed as materialized (
        select *, 1 as sign from ${visitsInLog(visits)} as log where day <> all(${days(unread)})
        union all
        select *, -1 from funnel_visits where visit = any(${keys}) and day <> all(${days(raw)})),
      counts as (
        select ${ofVisit}, furthest, sum(sign) as visits, sum(case when ${isOpenSince(openSince)} then sign else 0 end) as open
        from changed group by ${ofVisit}, furthest),
      times as (
        select ${ofVisit}, step, bin, sum(sign) as visits from ${stepsTaken(sql`changed`)} group by ${ofVisit}, step, bin)
      select (select coalesce(jsonb_agg(counts), '[]') from counts)::text as counts,
        (select coalesce(jsonb_agg(times), '[]') from times)::text as times`,
  )
  return { raw, unread, counts: found?.counts ?? '[]', times: found?.times ?? '[]' }
}

/** Of days without a valid rollup the latest, and of those before it as many as can be read at once. */
async function visitsToRead(db: Db, raw: readonly string[]) {
  const found = await ask(
    db,
    dayVisits,
    sql`
      select day::text as day, count(distinct visit)::int as visits from traffic_journeys
      where visit is not null and day = any(${days(raw)}) group by day`,
  )
  const visitsOf = new Map(found.map(({ day, visits }) => [day, visits]))
  let sum = 0
  const end = raw.findIndex((day, at) => {
    sum += visitsOf.get(day) ?? 0
    return at > 0 && sum > limits.graphs.visitsRead
  })
  const read = end < 0 ? raw : raw.slice(0, end)
  return { visits: await visitsOn(db, read), unread: raw.slice(read.length) }
}

/** Who may go on yet. */
export const isOpenSince = (openSince: Date): SQL =>
  sql`last_at > ${openSince.toISOString()}::timestamptz and furthest < ${sql.raw(String(funnelSteps.length))}`

/** Visits that began in a period: `isRolled` chooses their days in the rollups, the others are what has changed since. */
export type Visits = { isRolled: SQL; counts: SQL; times: SQL }

export function visitsIn({ raw, counts, times }: ChangedVisits, { from, to }: Period): Visits {
  const isWithin = sql`day between ${from}::date and ${to}::date`
  const read = (rows: string, columns: SQL) => sql`(
      select * from jsonb_to_recordset(${rows}::jsonb) as changed (day date, product text, source text, channel text,
        device text, made_up boolean, ${columns}, visits int)
      where ${isWithin})`
  return {
    isRolled: sql`${isWithin} and day <> all(${days(raw)})`,
    counts: read(counts, sql`furthest smallint, open int`),
    times: read(times, sql`step smallint, bin smallint`),
  }
}

/**
 * From the first to the last day of some periods on which visits are not counted yet; days that are may lie between.
 * Undefined where there are none.
 */
export function unreadIn({ unread }: ChangedVisits, periods: readonly Period[]): Period | undefined {
  const meant = unread.filter((day) => periods.some(({ from, to }) => from <= day && day <= to))
  const [to, from] = [meant[0], meant.at(-1)]
  return from === undefined || to === undefined ? undefined : { from, to }
}

const rawDays = sql`
  with known as (select min(day) as first, max(day) as last from traffic_journeys)
  select day::date::text as day from known, generate_series(first, last, '1 day') as days (day)
  where day::date in (select day from dirty_days)
    or day::date not in (select day from rolled_days where summed_at = rolled_at)
  order by day desc`

/** Keys are asked for by themselves: with them the database knows how little of the log it needs. */
async function visitsOn(db: Db, which: readonly string[]): Promise<string[]> {
  const found = await ask(
    db,
    v.object({ visit: v.string() }),
    sql`select distinct visit from traffic_journeys where visit is not null and day = any(${days(which)})`,
  )
  return found.map(({ visit }) => visit)
}
