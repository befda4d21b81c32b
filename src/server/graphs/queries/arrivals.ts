import { type SQL, sql } from 'drizzle-orm'
import type { GraphEdge } from '#machines/core/graph.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { ids } from '../query-rows.ts'
import { both, isOpen, type Selection } from './selection.ts'

/**
 * Of the features of journeys that came to a state, those that the log tells; the others are those of their segment.
 * `end` is how they have ended so far, there or elsewhere.
 */
const logged = ['took', 'entries', 'errors', 'back', 'unhandled', 'end'] as const

/**
 * As `daily_arrivals` keeps them: journeys of a version that came to its innermost states, by each value of each
 * feature, of which every journey has one. All are taken as of its first or last arrival, which those who left have as
 * well as the others; an error there counts until the state is left. A reload is no arrival. `where` chooses arrivals.
 */
export const arrivalsInLog =
  (version: PublishedVersion) =>
  (where: SQL): SQL =>
    sql`(
  with came as (
    select journey_id, to_id as state_id, max(seq) as last, count(*) as entries, min(at) as came_at
    from traffic where ${where} and to_id is not null and (edge_id is not null or along or first_levels > 0)
    group by journey_id, to_id),
  did as (
    select came.journey_id, came.state_id, max(seq) filter (where not along and seq <= last) as last_event,
      max(seq) filter (where edge_id = any(${edges(version, isError)})) as last_error,
      coalesce(bool_or(edge_id = any(${edges(version, ({ event }) => event === 'back')})) filter (where seq <= last), false)
        as went_back
    from came join traffic using (journey_id)
    where seq <= last or (edge_id, came.state_id) in (${errorsThere(version)}) group by came.journey_id, came.state_id),
  journeys as (
    select day, version_id, segment_id, came.state_id, not ended and came.state_id = any(resting) as rests,
      case when came_at < began_at + interval '30 seconds' then 'half-minute'
        when came_at < began_at + interval '2 minutes' then 'two-minutes'
        when came_at < began_at + interval '10 minutes' then 'ten-minutes' else 'longer' end as took,
      case entries when 1 then 'once' when 2 then 'twice' else 'often' end as entries,
      case when last_error >= last_event then 'just' when last_error is not null then 'earlier'
        else 'none' end as errors,
      case when went_back then 'yes' else 'no' end as back,
      case when exists (
          select from traffic_unhandled as vain
          where vain.journey_id = came.journey_id and vain.state_id = came.state_id)
        then 'yes' else 'no' end as unhandled,
      case when ended then 'finished' when came.state_id = any(resting) then 'left' else 'lost' end as "end"
    from came join did using (journey_id, state_id) join traffic_journeys on traffic_journeys.id = came.journey_id),
  alike as (
    select day, version_id, segment_id, state_id, ${names}, count(*) filter (where rests) as resting,
      count(*) filter (where not rests) as went_on
    from journeys group by day, version_id, segment_id, state_id, ${names})
  select day, version_id, segment_id, state_id, feature, value, sum(resting)::bigint as resting,
    sum(went_on)::bigint as went_on
  from alike cross join lateral (values ${features}) as named (feature, value)
  group by day, version_id, segment_id, state_id, feature, value)`

/**
 * The same at one state, from rollups and from the log. A rollup has those too who are still open, which depends on the
 * moment: they are taken off, as far as `isMeant` says it of their journey.
 */
export function arrivalsAt(version: PublishedVersion, selection: Selection, key: number, isMeant: SQL): SQL {
  const inLog = arrivalsInLog(version)
  const fromLog = (where: SQL) => inLog(sql`${where} and to_id = ${key}`)
  const open = sql`journey_id in (select id from traffic_journeys where ${isOpen(selection)} and ${isMeant})`
  return sql`(
    select segment_id, feature, value, resting, went_on
    from ${both(selection, sql`daily_arrivals`, fromLog, sql`state_id = ${key}`)}
    union all
    select segment_id, feature, value, -resting, -went_on from ${fromLog(open)} as open) as arrivals`
}

const isError = ({ event }: GraphEdge) => event.startsWith('xstate.error.')

const edges = (version: PublishedVersion, isMeant: (edge: GraphEdge) => boolean) =>
  ids(version.graph.edges.filter(isMeant).flatMap(({ id }) => version.edges.keyOf(id) ?? []))

/** Transitions by which an error is met without leaving a state, with that state. */
function errorsThere({ graph, edges, states }: PublishedVersion): SQL {
  const there = graph.edges
    .filter((edge) => isError(edge) && edge.targets.length === 0)
    .flatMap(({ id, source }) => {
      const [edge, state] = [edges.keyOf(id), states.keyOf(source)]
      return edge === undefined || state === undefined ? [] : [{ edge, state }]
    })
  return sql`select * from unnest(${ids(there.map(({ edge }) => edge))}, ${ids(there.map(({ state }) => state))})`
}

const names = sql.join(
  logged.map((name) => sql.identifier(name)),
  sql`, `,
)
const features = sql.join(
  logged.map((name) => sql`(${sql.raw(`'${name}'`)}, ${sql.identifier(name)})`),
  sql`, `,
)
