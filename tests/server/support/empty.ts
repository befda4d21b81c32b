import { getTableName, isTable } from 'drizzle-orm'
import * as schema from '#server/db/schema.ts'
import type { Database } from '#server/db/types.ts'

const tables = Object.values(schema)
  .filter(isTable)
  .map((table) => `"${getTableName(table)}"`)

/** Empties every table that holds anything, the job queue's included. */
export async function empty({ executeSql }: Database): Promise<void> {
  const all = (await hasJobs(executeSql)) ? [...tables, 'pgboss.job'] : tables
  const asked = all.map((name) => `select '${name}' as name where exists (select from ${name})`)
  const { rows } = await executeSql(asked.join(' union all '))
  const filled = (rows as { name: string }[]).map((row) => row.name)
  if (filled.length > 0) await executeSql(`truncate ${filled.join(', ')} restart identity cascade`)
}

async function hasJobs(executeSql: Database['executeSql']): Promise<boolean> {
  const { rows } = await executeSql(`select to_regclass('pgboss.job') is not null as known`)
  return (rows as { known: boolean }[])[0]?.known ?? false
}
