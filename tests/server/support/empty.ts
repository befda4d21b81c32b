import { getTableName, isTable } from 'drizzle-orm'
import * as schema from '#server/db/schema.ts'
import type { Database } from '#server/db/types.ts'

const tables = Object.values(schema)
  .filter(isTable)
  .map((table) => `"${getTableName(table)}"`)

const countAnew = `
  select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
  from pg_sequences where schemaname = 'public' and last_value is not null`

/** Empties every table that holds anything, the job queue's included. */
export async function empty({ executeSql }: Database): Promise<void> {
  const all = (await hasJobs(executeSql)) ? [...tables, 'pgboss.job'] : tables
  const asked = all.map((name) => `select '${name}' as name where exists (select from ${name})`)
  const { rows } = await executeSql(asked.join(' union all '))
  const filled = (rows as { name: string }[]).map((row) => row.name)
  if (filled.length > 0) await executeSql(`truncate ${filled.join(', ')} cascade`)
  // Also where a transaction that was taken back had counted already.
  await executeSql(countAnew)
}

async function hasJobs(executeSql: Database['executeSql']): Promise<boolean> {
  const { rows } = await executeSql(`select to_regclass('pgboss.job') is not null as known`)
  return (rows as { known: boolean }[])[0]?.known ?? false
}
