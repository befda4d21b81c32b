import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { leavingFeatures } from '#contract/views/leaving.ts'
import type { GraphEdge } from '#machines/core/graph.ts'
import type { Db } from '../../db/types.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { ask, ids } from '../query-rows.ts'
import { inBoth, type Selection } from './selection.ts'

const row = v.object({
  feature: v.picklist(leavingFeatures),
  value: v.string(),
  left: v.number(),
  wentOn: v.number(),
})
export type LeavingCount = v.InferOutput<typeof row>

/**
 * Journeys that came to an innermost state: how many left there for good and how many went on, by each value of each
 * feature. Every feature has one value for every journey. All are taken as of its first or last arrival, which those
 * who left have as well as the others; an error there counts until the state is left. A reload is no arrival. Who is
 * still there is not counted.
 */
export function countLeaving(db: Db, version: PublishedVersion, selection: Selection, state: string) {
  const key = version.states.keyOf(state) ?? 0
  const edges = (isMeant: (edge: GraphEdge) => boolean) =>
    ids(version.graph.edges.filter(isMeant).flatMap(({ id }) => version.edges.keyOf(id) ?? []))
  const errors = edges(isError)
  const errorsThere = edges((edge) => isError(edge) && edge.source === state && edge.targets.length === 0)
  const backs = edges(({ event }) => event === 'back')
  const rests = sql`not ended and ${key}::int = any(resting)`
  return ask(
    db,
    row,
    sql`
      with came as (
        select journey_id, max(seq) as last, count(*) as entries, min(at) as came_at
        from traffic where ${inBoth(selection)} and to_id = ${key}
          and (edge_id is not null or along or first_levels > 0)
        group by journey_id),
      did as (
        select journey_id, max(seq) filter (where not along and seq <= last) as last_event,
          max(seq) filter (where edge_id = any(${errors})) as last_error,
          coalesce(bool_or(edge_id = any(${backs})) filter (where seq <= last), false) as went_back
        from came join traffic using (journey_id)
        where seq <= last or edge_id = any(${errorsThere}) group by journey_id),
      journeys as (
        select product, source, channel, device, ${rests} as is_left,
          case when came_at < began_at + interval '30 seconds' then 'half-minute'
            when came_at < began_at + interval '2 minutes' then 'two-minutes'
            when came_at < began_at + interval '10 minutes' then 'ten-minutes' else 'longer' end as took,
          case entries when 1 then 'once' when 2 then 'twice' else 'often' end as entries,
          case when last_error >= last_event then 'just' when last_error is not null then 'earlier'
            else 'none' end as errors,
          case when went_back then 'yes' else 'no' end as back,
          case when exists (
              select from traffic_unhandled as vain where vain.journey_id = came.journey_id and state_id = ${key})
            then 'yes' else 'no' end as unhandled
        from came join did using (journey_id) join traffic_journeys on traffic_journeys.id = came.journey_id
          join segments on segments.id = segment_id
        where not (${rests} and last_at > ${selection.openSince.toISOString()}::timestamptz)),
      alike as (
        select ${names}, count(*) filter (where is_left) as "left", count(*) filter (where not is_left) as went_on
        from journeys group by ${names})
      select feature, value, sum("left")::float8 as "left", sum(went_on)::float8 as "wentOn"
      from alike cross join lateral (values ${features}) as named (feature, value)
      group by feature, value order by feature, value`,
  )
}

const isError = ({ event }: GraphEdge) => event.startsWith('xstate.error.')

const names = sql.join(
  leavingFeatures.map((name) => sql.identifier(name)),
  sql`, `,
)
const features = sql.join(
  leavingFeatures.map((name) => sql`(${sql.raw(`'${name}'`)}, ${sql.identifier(name)})`),
  sql`, `,
)
