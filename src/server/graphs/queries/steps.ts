import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import { ask } from '../query-rows.ts'

const key = v.nullable(v.number())
const step = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  edge: key,
  from: key,
  to: key,
  source: v.string(),
  /** The event that no state handled. */
  event: v.nullable(v.string()),
})
export type StepFound = v.InferOutput<typeof step>

/** Everything a journey did, in order. */
export const findSteps = (db: Db, journey: string) =>
  ask(
    db,
    step,
    sql`
      select at, edge, "from", "to", source, event from (
        select seq, (extract(epoch from at) * 1000)::float8 as at, edge_id as edge, from_id as "from", to_id as "to",
          source, null as event
        from traffic where journey_id = ${journey}::bigint
        union all
        select seq, (extract(epoch from at) * 1000)::float8, null, state_id, state_id, '', event
        from traffic_unhandled where journey_id = ${journey}::bigint) as steps
      order by seq`,
  )
