import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/**
 * The database as modules see it, whichever driver is behind it; a transaction is one too.
 * Inside `db.transaction(async (tx) => …)` use only `tx`: the embedded database has one connection,
 * so a query on `db` there would wait for its own transaction for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** One statement as text with its `$1` values; several statements when there are none. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

export type Database = {
  db: Db
  executeSql: ExecuteSql
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  /** Copies the files of the embedded database, as of one moment, while it stays open. */
  copyTo?: (path: string) => Promise<void>
  /** Resolves once the embedded database gave up and answers nothing any more in this process. */
  broken?: Promise<Error>
  close: () => Promise<void>
}
