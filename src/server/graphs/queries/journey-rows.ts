import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { channels, offModel, products, sources } from '#contract/views/graph-query.ts'
import type { Db } from '../../db/types.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { ask, ids } from '../query-rows.ts'
import { inBoth, type Selection } from './selection.ts'

const row = v.object({
  id: v.string(),
  versionId: v.number(),
  /** Milliseconds since 1970. */
  beganAt: v.number(),
  lastAt: v.number(),
  steps: v.number(),
  ended: v.boolean(),
  resting: v.array(v.number()),
  product: v.picklist(products),
  source: v.picklist(sources),
  channel: v.picklist(channels),
  isMadeUp: v.boolean(),
})
export type JourneyFound = v.InferOutput<typeof row>

const found = sql`
  select traffic_journeys.id::text as id, version_id as "versionId",
    (extract(epoch from began_at) * 1000)::float8 as "beganAt",
    (extract(epoch from last_at) * 1000)::float8 as "lastAt", steps, ended, resting,
    product, source, channel, made_up as "isMadeUp"
  from traffic_journeys join segments on segments.id = segment_id`

type Wanted = { before?: string | undefined; through?: SQL | undefined; most: number }

/** The newest first. */
export const findJourneys = (db: Db, selection: Selection, { before, through, most }: Wanted) =>
  ask(
    db,
    row,
    sql`
      ${found} where ${inBoth(selection)}
        and (${before ?? null}::bigint is null or traffic_journeys.id < ${before ?? null}::bigint)
        and ${through ?? sql`true`}
      order by traffic_journeys.id desc limit ${most}`,
  )

export async function findJourney(
  db: Db,
  id: string,
  versions: readonly number[],
): Promise<JourneyFound | undefined> {
  const [journey] = await ask(
    db,
    row,
    sql`${found} where traffic_journeys.id = ${id}::bigint and version_id = any(${ids(versions)})`,
  )
  return journey
}

/** Journeys that took a transition, reached a state or did what was not handled; undefined for an unknown id. */
export function takes(
  { edges, states }: PublishedVersion,
  { around }: Selection,
  place: string,
): SQL | undefined {
  if (place === offModel)
    return sql`exists (select from traffic_unhandled where journey_id = traffic_journeys.id)`
  const [edge, state] = [edges.keyOf(place), states.keyOf(place)]
  const leaves = around.filter((one) => one.state === state).map(({ leaf }) => leaf)
  if (edge === undefined && leaves.length === 0) return undefined
  const row = edge === undefined ? sql`to_id = any(${ids(leaves)})` : sql`edge_id = ${edge}`
  return sql`exists (select from traffic where journey_id = traffic_journeys.id and ${row})`
}
