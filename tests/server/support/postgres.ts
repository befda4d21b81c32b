import pg from 'pg'
import { openPostgres } from '#server/db/postgres.ts'
import type { Database } from '#server/db/types.ts'
import { installJobs } from './install-jobs.ts'

const template = 'safar_test_template'

/** Migrates the database that those of the tests are copied from. */
export async function makeTemplate(url: string): Promise<void> {
  await administer(url, `drop database if exists ${template}`, `create database ${template}`)
  const database = await openPostgres(named(url, template), () => {})
  await installJobs(database)
  await database.close()
}

/** A database of this test file's own, dropped when it is closed. */
export async function testPostgres(url: string): Promise<Database> {
  const name = `safar_test_${process.pid}_${Date.now()}`
  await administer(url, `create database ${name} template ${template}`)
  const database = await openPostgres(named(url, name), () => {})
  return {
    ...database,
    async close() {
      await database.close()
      await administer(url, `drop database ${name} with (force)`)
    },
  }
}

function named(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
