import type { Database } from '#server/db/types.ts'
import { BossQueue } from '#server/jobs/boss-queue.ts'
import { createLog } from '#server/log/log.ts'

/** Makes the queue's tables while the real clock still runs; the tests' own clock must not get into their defaults. */
export async function installJobs({ executeSql }: Database): Promise<void> {
  const jobs = new BossQueue({ executeSql, log: createLog('silent'), pollMs: 0 })
  await jobs.start()
  await jobs.stop(1_000)
}
