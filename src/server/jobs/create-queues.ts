import PgBoss from 'pg-boss'
import type { ExecuteSql } from '../db/types.ts'

/** Any number that only this product locks. */
const creating = 5_274_107

/**
 * Creates a queue for each name that has none, unless another server does. One server at a time: pg-boss creates a
 * table per queue, and two servers doing so at once deadlock. The policy `short` lets one job wait per singleton key.
 */
export async function createQueues(
  boss: PgBoss,
  executeSql: ExecuteSql,
  names: readonly string[],
): Promise<void> {
  const known = (await boss.getQueues()).map(({ name }) => name)
  const missing = names.filter((name) => !known.includes(name))
  if (missing.length === 0) return
  const statements = missing.map((name) => `select pgboss.create_queue('${name}', '{"policy":"short"}')`)
  await executeSql(
    ['begin', `select pg_advisory_xact_lock(${creating})`, ...statements, 'commit'].join(';\n'),
  )
}

/** Makes the queue's tables with a queue for each name, in a database that has none yet. */
export async function installQueues(executeSql: ExecuteSql, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const boss = new PgBoss({ db: { executeSql }, schedule: false, supervise: false })
  await boss.start()
  await createQueues(boss, executeSql, names)
  await boss.stop({ graceful: false, close: false })
}
