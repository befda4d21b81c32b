import { getTableName, isTable } from 'drizzle-orm'
import * as schema from '#server/db/schema.ts'
import type { Database } from '#server/db/types.ts'

const tables = Object.values(schema)
  .filter(isTable)
  .map((table) => `"${getTableName(table)}"`)

const countAnew = `
  select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
  from pg_sequences where schemaname = 'public' and last_value is not null`

/** More is truncated. Few rows are deleted in a tenth of the time in which the files of a table are made anew. */
const fewBytes = 256 * 1024

type Filled = { name: string; large: boolean }

/** Empties every table that holds anything, the job queue's included. */
export async function empty({ executeSql }: Database): Promise<void> {
  const asked = [...tables, ...(await jobTables(executeSql))].map(
    (name) =>
      `select '${name}' as name, pg_relation_size('${name}') > $1 as large where exists (select from ${name})`,
  )
  // With a value, so that the embedded database plans it once.
  const { rows } = await executeSql(asked.join(' union all '), [fewBytes])
  const filled = rows as Filled[]
  const large = filled.filter((table) => table.large).map(({ name }) => name)
  const few = filled.filter((table) => !table.large).map(({ name }) => `delete from ${name}`)
  if (large.length > 0) await executeSql(`truncate ${large.join(', ')} cascade`)
  // In any order, which foreign keys would not allow.
  const unchecked = 'set local session_replication_role = replica'
  if (few.length > 0) await executeSql(['begin', unchecked, ...few, 'commit'].join(';'))
  // Also where a transaction that was taken back had counted already.
  await executeSql(countAnew)
}

/** A table for each kind of job, where the queue has begun. */
async function jobTables(executeSql: Database['executeSql']): Promise<string[]> {
  const { rows } = await executeSql(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent = to_regclass($1)',
    ['pgboss.job'],
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}
