import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types.ts'

/**
 * Runs several queries on one snapshot of the database. Each takes milliseconds, less than PostgreSQL's JIT
 * compilation or parallel workers would cost.
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
