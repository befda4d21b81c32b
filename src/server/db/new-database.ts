import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
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
 * Makes the database where there is none, beside its place: one that was killed half way is made anew. The programs that
 * do so take 500 MB, which are given back with their thread; this thread would keep them until it runs short of memory.
 */
export async function makeNewDatabase(database: DatabaseFiles): Promise<void> {
  if (existsSync(join(database.files, 'PG_VERSION'))) return
  const thread = new WorkerThread<DatabaseFiles, void>(program, limits)
  const unfinished = `${database.files}.new`
  await rm(unfinished, { recursive: true, force: true })
  await thread.run({ ...database, files: unfinished })
  thread.end()
  await rename(unfinished, database.files)
}
