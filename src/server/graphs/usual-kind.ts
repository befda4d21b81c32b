import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { type Cell, isMany } from '#contract/views/graph-numbers.ts'
import type { TrafficFilter } from '#contract/views/graph-query.ts'
import type { Db } from '../db/types.ts'
import type { TrafficSelection } from './queries/select-traffic.ts'
import { ask } from './query-rows.ts'
import type { Disclose } from './rounding.ts'

/** So many are told for certain. */
const manyEnough = 11

/**
 * Real traffic; made-up traffic where ten or fewer would be told of the real journeys of these days. It follows what is
 * told, so that it does not say whether there are any.
 */
export async function usualKind(
  db: Db,
  versionId: number,
  { from, to, side }: Pick<TrafficSelection, 'from' | 'to' | 'side'>,
  disclose: Disclose,
): Promise<NonNullable<TrafficFilter['kind']>> {
  const journeys = (madeUp: boolean) => sql`
    select from traffic_journeys join segments on segments.id = segment_id
    where version_id = ${versionId} and day between ${from}::date and ${to}::date
      and side = ${side} and made_up = ${madeUp}`
  const [found] = await ask(
    db,
    v.object({ real: v.number(), hasMadeUp: v.boolean() }),
    sql`select (select count(*) from (${journeys(false)} limit ${manyEnough}) as few)::float8 as real,
      exists (${journeys(true)}) as "hasMadeUp"`,
  )
  return found ? kindByReal(disclose('journeys', found.real), found.hasMadeUp) : 'real'
}

/** Real traffic as far as more than ten is told of it, or where there is no other. */
export const kindByReal = (real: Cell, hasMadeUp: boolean): 'real' | 'made-up' =>
  hasMadeUp && !isMany(real) ? 'made-up' : 'real'
