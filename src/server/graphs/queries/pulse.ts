import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/types.ts'
import { ask } from '../query-rows.ts'

/** Maximum number considered; more are never under way at once. */
const latest = 100

/**
 * A token that changes with every row of a machine. The last id alone is not enough: a
 * row with a smaller id may commit later.
 */
export async function pulseOf(db: Db, versionIds: readonly number[]): Promise<string> {
  const of = (table: string, id: number) => sql`
    select coalesce(sum(id), 0)::text as sum from (
      select id from ${sql.identifier(table)} where version_id = ${id} order by id desc limit ${latest}) as latest`
  if (versionIds.length === 0) return ''
  const inOrder = [...versionIds].sort((one, other) => one - other)
  const asked = inOrder.flatMap((id) => [of('traffic', id), of('traffic_unhandled', id)])
  const sums = await ask(db, v.object({ sum: v.string() }), sql.join(asked, sql` union all `))
  return sums.map(({ sum }) => sum).join('-')
}
