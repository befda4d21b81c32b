import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { TrafficFilter } from '#contract/views/graph-query.ts'
import type { Db } from '../../db/types.ts'
import { ask } from '../query-rows.ts'
import type { TrafficSelection } from './select-traffic.ts'

/** Real traffic; made-up traffic only where a version has no real journey of these days at all. */
export async function usualKind(
  db: Db,
  versionId: number,
  { from, to, side }: Pick<TrafficSelection, 'from' | 'to' | 'side'>,
): Promise<NonNullable<TrafficFilter['kind']>> {
  const hasJourneys = (madeUp: boolean) => sql`exists (
    select from traffic_journeys join segments on segments.id = segment_id
    where version_id = ${versionId} and day between ${from}::date and ${to}::date
      and side = ${side} and made_up = ${madeUp})`
  const [found] = await ask(
    db,
    v.object({ isMadeUp: v.boolean() }),
    sql`select not ${hasJourneys(false)} and ${hasJourneys(true)} as "isMadeUp"`,
  )
  return found?.isMadeUp ? 'made-up' : 'real'
}
