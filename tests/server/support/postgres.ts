import pg from 'pg'
import { openPostgres } from '#server/db/postgres.ts'
import type { Database } from '#server/db/types.ts'
import { installJobs } from './install-jobs.ts'

const prefix = 'safar_test_'
const template = `${prefix}template`

/** Migrates the database that those of the tests are copied from. */
export async function makeTemplate(url: string): Promise<void> {
  await administer(url, `create database ${template}`)
  const database = await openPostgres(named(url, template), () => {})
  await installJobs(database)
  await database.close()
}

/** A new database, a copy of the template. */
export async function testPostgres(url: string): Promise<Database> {
  const name = `${prefix}${process.pid}_${Date.now()}`
  await administer(url, `create database ${name} template ${template}`)
  return openPostgres(named(url, name), () => {})
}

/** The address of a new database with nothing in it. */
export async function emptyPostgres(url: string): Promise<string> {
  const name = `${prefix}${process.pid}_${Date.now()}`
  await administer(url, `create database ${name}`)
  return named(url, name)
}

/** Drops what the tests left on a server, of this run or of one that was cut off. */
export async function dropAll(url: string): Promise<void> {
  const names = await administer(url, `select datname from pg_database where datname like '${prefix}%'`)
  await administer(url, ...names.map(({ datname }) => `drop database ${datname} with (force)`))
}

function named(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

async function administer(url: string, ...statements: string[]): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found: { datname: string }[] = []
  for (const statement of statements) found.push(...(await client.query(statement)).rows)
  await client.end()
  return found
}
