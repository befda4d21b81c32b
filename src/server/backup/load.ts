import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { executeOn } from '../db/statements.ts'
import type { Database, ExecuteSql } from '../db/types.ts'
import { installQueues } from '../jobs/create-queues.ts'
import { format, head, readAlike } from './dump.ts'
import { type Fingerprint, fingerprint, fingerprintOf, migrationsOf } from './tables.ts'

const rowsAtOnce = 500

type Line = { name: string; json: string }

/**
 * Loads the lines of a dump into a database that is migrated and empty: whole and equal to what was dumped, or not at
 * all. `beforeRows` runs once it is certain that they may be loaded.
 */
export async function load(
  { db, executeSql }: Pick<Database, 'db' | 'executeSql'>,
  lines: AsyncIterable<string>,
  beforeRows = async (): Promise<void> => undefined,
): Promise<Fingerprint> {
  const read = lines[Symbol.asyncIterator]()
  const first = await read.next()
  const { migrations, queues } = headOf(first.done ? '' : first.value)
  if (!isDeepStrictEqual(migrations, await migrationsOf(executeSql)))
    throw new Error('The backup was made by another version of the server.')
  await installQueues(executeSql, queues)
  return db.transaction(async (tx) => {
    const within = executeOn(tx)
    await readAlike(within)
    await rejectFilled(within)
    await beforeRows()
    const wanted = await insertAll(within, read)
    for (const [name, at] of Object.entries(wanted.sequences))
      await within('select setval($1::text::regclass, $2::bigint)', [name, at])
    const has = await fingerprintOf(within)
    const differs = Object.keys(wanted.tables).filter(
      (name) => !isDeepStrictEqual(wanted.tables[name], has.tables[name]),
    )
    if (!isDeepStrictEqual(wanted.sequences, has.sequences)) differs.push('sequences')
    if (differs.length > 0) throw new Error(`Restored otherwise than it was: ${differs.join(', ')}.`)
    return has
  })
}

function split(line: string): Line {
  const at = line.indexOf('\t')
  return { name: line.slice(0, at), json: line.slice(at + 1) }
}

function headOf(line: string): v.InferOutput<typeof head> {
  const { name, json } = split(line)
  if (name !== 'head') throw new Error('This is not a backup of the server.')
  const read = v.parse(head, JSON.parse(json))
  if (read.format !== format)
    throw new Error(
      `The backup is of format ${read.format} and not ${format}: the server that made it restores it.`,
    )
  return read
}

/** Inserts rows until the end, which tells what there has to be. */
async function insertAll(executeSql: ExecuteSql, lines: AsyncIterator<string>): Promise<Fingerprint> {
  let [table, rows]: [string, string[]] = ['', []]
  const flush = async () => {
    if (rows.length === 0) return
    const values = [`[${rows.join(',')}]`]
    await executeSql(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1::text::json)`,
      values,
    )
    rows = []
  }
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const { name, json } = split(next.value)
    if (name !== table || rows.length === rowsAtOnce) await flush()
    if (name === 'end') return v.parse(fingerprint, JSON.parse(json))
    table = name
    rows.push(json)
  }
  throw new Error('The backup is not whole: its end is missing.')
}

async function rejectFilled(executeSql: ExecuteSql): Promise<void> {
  const { tables } = await fingerprintOf(executeSql)
  const [filled] = Object.entries(tables).find(([, { rows }]) => rows > 0) ?? []
  if (filled) throw new Error(`The database is not empty: ${filled} has rows.`)
}
