import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types.ts'

/**
 * Asks several questions of one state of the database: what is recorded meanwhile is in none of them. Each is over in
 * milliseconds, less than PostgreSQL would take to compile it or to begin processes for it.
 */
export const inOneSnapshot = <Result>(db: Db, ask: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(
    async (tx) => {
      await tx.execute(
        sql`select set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
      )
      return ask(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
