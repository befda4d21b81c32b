import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { makeFolder } from '../make-folder.ts'
import { takeLock } from './lock.ts'
import { migrationsFolder } from './migrations.ts'
import { makeNewDatabase } from './new-database.ts'
import { pgliteOptions } from './pglite-options.ts'
import { PreparedPglite } from './prepared-pglite.ts'
import * as schema from './schema.ts'
import type { Database, ExecuteSql } from './types.ts'

/**
 * How much of a function runs before V8 optimises it. At V8's own figure a start optimises some 400 functions of
 * PostgreSQL, which takes longer than the start itself; at this one only those that a busy server keeps running.
 */
const [usualBudget, budget] = [1_800_000, 2_000_000_000]

/** The embedded database in a directory, which belongs to one process at a time; `fsync` waits for the disk. */
export async function openPglite(dataDir: string, fsync = false): Promise<Database> {
  makeFolder(dataDir)
  const unlock = takeLock(join(dataDir, 'db.lock'))
  try {
    const files = join(dataDir, 'db')
    await makeNewDatabase({ files, fsync })
    const client = await openPatiently(pgliteOptions(files, fsync))
    const database = await overPglite(client)
    // Statements wait meanwhile; what is committed lies in the files, and what is not is undone when they are opened.
    const copyTo = (path: string) =>
      client.runExclusive(() => cp(files, path, { recursive: true, mode: constants.COPYFILE_FICLONE }))
    return { ...database, copyTo, broken: client.broken, close: () => database.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Each function has the budget that is set when its module is compiled; other modules keep V8's. */
async function openPatiently(options: PGliteOptions): Promise<PreparedPglite> {
  setFlagsFromString(`--wasm-tiering-budget=${budget}`)
  try {
    return await PreparedPglite.open(options)
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${usualBudget}`)
  }
}

/** The same over an instance that is open already. */
export async function overPglite(client: PGlite): Promise<Database> {
  const db = drizzle({ client, schema, casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  return {
    db,
    executeSql: executeOn(client),
    ping: async () => void (await client.query('select 1')),
    close: () => client.close(),
  }
}

/** There is a single connection: a failed `begin; …` would leave everybody in an aborted transaction. */
function executeOn(client: PGlite): ExecuteSql {
  return async (text, values = []) => {
    if (values.length > 0) return client.query(text, values)
    try {
      const results = await client.exec(text)
      return { rows: results.at(-1)?.rows ?? [] }
    } catch (error) {
      await client.exec('rollback')
      throw error
    }
  }
}
