import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import * as v from 'valibot'
import { migrationsFolder } from '#server/db/migrations.ts'
import { makeNewDatabase } from '#server/db/new-database.ts'
import { openPglite } from '#server/db/pglite.ts'
import { pgliteOptions } from '#server/db/pglite-options.ts'
import { PreparedPglite } from '#server/db/prepared-pglite.ts'
import * as schema from '#server/db/schema.ts'
import { aLead } from '../../server/support/a-lead.ts'
import { sparePort } from '../../server/support/spare-port.ts'
import { killedStart, readyServer } from '../server-process.ts'
import { mishapTo } from './preload.ts'

/** A first start in an empty directory, killed while it makes the database; the next one has to succeed. */
export async function killedWhileMade(chance: number): Promise<true> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-new-'))
  const env = { DATA_DIR: dataDir, PORT: String(await sparePort()) }
  await killedStart(env, chance * 4_000)
  await startedAnew(env)
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  return true
}

/** A start on the tables of an earlier version, killed within the migration; the next one has its rows and the new tables. */
export async function killedWhileMigrated(chance: number): Promise<true> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-older-'))
  cpSync(await olderDataDir(), dataDir, { recursive: true })
  const env = { DATA_DIR: dataDir, PORT: String(await sparePort()) }
  const killAtStatement = 1 + Math.round(chance * 25)
  await killedStart({ ...env, ...mishapTo({ killAtStatement }) }, 5_000)
  await startedAnew(env)
  const database = await openPglite(dataDir)
  const rows = await database.db.select().from(schema.leads)
  const { rows: applied } = await database.executeSql('select hash from drizzle.__drizzle_migrations')
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  if (rows.length !== 1 || applied.length !== migrations().entries.length)
    throw new Error(`After a killed migration: ${rows.length} of 1 journeys, ${applied.length} migrations`)
  return true
}

async function startedAnew(env: Record<string, string>): Promise<void> {
  const server = await readyServer(env)
  server.process.kill('SIGKILL')
  await server.ended
}

const journal = v.looseObject({ entries: v.array(v.unknown()) })
const journalFile = join('meta', '_journal.json')
const migrations = () =>
  v.parse(journal, JSON.parse(readFileSync(join(migrationsFolder, journalFile), 'utf8')))

let older: Promise<string> | undefined

/** With the first migration alone and a journey in it; made once, and removed as the process ends. */
function olderDataDir(): Promise<string> {
  older ??= makeOlder()
  return older
}

async function makeOlder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'safar-first-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const [data, first] = [join(folder, 'data'), join(folder, 'migrations')]
  mkdirSync(data)
  cpSync(migrationsFolder, first, { recursive: true })
  const { entries, ...rest } = migrations()
  writeFileSync(join(first, journalFile), JSON.stringify({ ...rest, entries: entries.slice(0, 1) }))
  const files = join(data, 'db')
  await makeNewDatabase({ files, fsync: false })
  const client = await PreparedPglite.open(pgliteOptions(files, false))
  const db = drizzle({ client, schema, casing: 'snake_case' })
  await migrate(db, { migrationsFolder: first })
  await db.insert(schema.leads).values(aLead())
  await client.close()
  return data
}
