import { sql } from 'drizzle-orm'
import type { Db } from '../../db/types.ts'

/**
 * Runs several queries on one snapshot of the database. Each takes milliseconds, less than PostgreSQL's JIT
 * compilation or parallel workers would cost. Each is planned for its own filters: from the sixth time on PostgreSQL
 * would take one plan for any days and segments, by which why people leave takes minutes instead of milliseconds.
 */
export const inOneSnapshot = <Result>(db: Db, ask: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(
    async (tx) => {
      await tx.execute(
        sql`select set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
          set_config('plan_cache_mode', 'force_custom_plan', true)`,
      )
      return ask(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
