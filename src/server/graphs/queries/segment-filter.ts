import { type SQL, sql } from 'drizzle-orm'
import type { TrafficFilter } from '#contract/views/graph-query.ts'

/** What journeys are counted under; what is left out may be anything, but for `kind`, which is real. */
export type SegmentFilter = Pick<TrafficFilter, 'product' | 'source' | 'channel' | 'device' | 'side' | 'kind'>

/** The condition for rows with the columns of a segment. */
export function wantedIn({ product, source, channel, device, side, kind = 'real' }: SegmentFilter): SQL {
  const said = Object.entries({ product, source, channel, device, side }).flatMap(([name, value]) =>
    value === undefined ? [] : [sql`${sql.identifier(name)} = ${value}`],
  )
  const conditions = kind === 'all' ? said : [...said, sql`made_up = ${kind === 'made-up'}`]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
