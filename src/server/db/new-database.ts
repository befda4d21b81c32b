import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { threadProgram } from '#graphs/thread-program.ts'
import { WorkerThread } from '../threads/worker-thread.ts'

/** The folder of an embedded database. */
export type DatabaseFiles = { files: string; fsync: boolean }

const program = threadProgram(
  new URL('./new-database-worker.ts', import.meta.url),
  './new-database-worker.js',
)
const limits = { deadlineMs: 600_000, heapMb: 512, idleMs: 0 }

/**
 * Makes the database where there is none. The programs that do so take 500 MB, which are given back with their thread;
 * this thread would keep them until it runs short of memory.
 */
export async function makeNewDatabase(database: DatabaseFiles): Promise<void> {
  if (existsSync(join(database.files, 'PG_VERSION'))) return
  const thread = new WorkerThread<DatabaseFiles, void>(program, limits)
  await thread.run(database)
  thread.end()
}
