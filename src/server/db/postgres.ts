import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'
import type { Database } from './types.ts'

/** An arbitrary lock number of this product; two servers that start at once migrate one after the other. */
const migrationLock = 5_274_106

/** In ms. A request that waits longer for the database is asked to retry. */
const patience = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** PostgreSQL by connection string. `onLost` is called for connections that broke while idle. */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, ...patience })
  pool.on('error', onLost)
  try {
    await pool.query('select 1').catch((cause) => {
      throw new Error(`PostgreSQL at ${new URL(url).host} cannot be reached (${cause.code}).`, { cause })
    })
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: drizzle({ client: pool, schema, casing: 'snake_case' }),
    executeSql: (text, values) => pool.query(text, values),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client }), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  } finally {
    client.release(true)
  }
}
