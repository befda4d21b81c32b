import type { ExecuteSql } from '../db/types.ts'

/** Any number that only this product locks. */
const creating = 5_274_107

/**
 * Creates a queue for each name, unless another server has. One server at a time: pg-boss creates a table per queue,
 * and two servers doing so at once deadlock. The policy `short` lets one job wait per singleton key.
 */
export async function createQueues(executeSql: ExecuteSql, names: readonly string[]): Promise<void> {
  const statements = names.map((name) => `select pgboss.create_queue('${name}', '{"policy":"short"}')`)
  await executeSql(
    ['begin', `select pg_advisory_xact_lock(${creating})`, ...statements, 'commit'].join(';\n'),
  )
}
