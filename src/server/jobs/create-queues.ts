import type { ExecuteSql } from '../db/types.ts'

/** Any number that only this product locks. */
const creating = 5_274_107

/**
 * Makes a queue for each name, unless another server has done so. One server at a time: pg-boss makes a table
 * for each queue, and two that do so at once wait for each other.
 * The policy `short` lets one job wait for each singleton key.
 */
export async function createQueues(executeSql: ExecuteSql, names: readonly string[]): Promise<void> {
  const statements = names.map((name) => `select pgboss.create_queue('${name}', '{"policy":"short"}')`)
  await executeSql(
    ['begin', `select pg_advisory_xact_lock(${creating})`, ...statements, 'commit'].join(';\n'),
  )
}
