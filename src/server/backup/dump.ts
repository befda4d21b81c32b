import * as v from 'valibot'
import { executeOn } from '../db/statements.ts'
import type { Db, ExecuteSql } from '../db/types.ts'
import { type Fingerprint, fingerprintOf, migrationsOf, tablesOf } from './tables.ts'

/** 1 compared tables by MD5. */
export const format = 'safar 2'

/** The first line of a dump. */
export const head = v.object({
  format: v.string(),
  migrations: v.array(v.string()),
  /** Kinds of jobs. */
  queues: v.array(v.string()),
})

const rowsAtOnce = 500
const page = v.array(v.object({ row: v.string() }))
const names = v.array(v.object({ name: v.string() }))

/** For this transaction the same value has the same text in every database, and no statement takes too long. */
export async function readAlike(executeSql: ExecuteSql): Promise<void> {
  await executeSql(`set local timezone = 'UTC'`)
  await executeSql('set local statement_timeout = 0')
}

/**
 * A database as lines of text, all as of one moment: a head, then `table <tab> row as JSON`, then a fingerprint, which
 * is also returned.
 */
export function dump(db: Db, write: (lines: string) => Promise<void>): Promise<Fingerprint> {
  const work = async (tx: Db) => {
    const executeSql = executeOn(tx)
    await readAlike(executeSql)
    const [migrations, queues] = [await migrationsOf(executeSql), await queuesOf(executeSql)]
    await write(line('head', JSON.stringify({ format, migrations, queues })))
    for (const table of await tablesOf(executeSql)) await dumpTable(executeSql, table, write)
    const print = await fingerprintOf(executeSql)
    await write(line('end', JSON.stringify(print)))
    return print
  }
  return db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

const line = (name: string, json: string) => `${name}\t${json}\n`

async function dumpTable(executeSql: ExecuteSql, table: string, write: (lines: string) => Promise<void>) {
  await executeSql(`declare dumped cursor for select row_to_json(t)::text as row from ${table} t`)
  for (;;) {
    const rows = v.parse(page, (await executeSql(`fetch ${rowsAtOnce} from dumped`)).rows)
    if (rows.length === 0) break
    await write(rows.map(({ row }) => line(table, row)).join(''))
  }
  await executeSql('close dumped')
}

async function queuesOf(executeSql: ExecuteSql): Promise<string[]> {
  const installed = await executeSql(`select 1 where to_regclass('pgboss.queue') is not null`)
  if (installed.rows.length === 0) return []
  const { rows } = await executeSql('select name from pgboss.queue order by name')
  return v.parse(names, rows).map(({ name }) => name)
}
