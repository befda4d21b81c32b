import { existsSync, readdirSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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
 * Makes the database where there is none, beside its place: a start that was killed meanwhile begins again. The programs
 * that make it take 500 MB, which are given back with their thread; this thread would keep them until it runs short of
 * memory.
 */
export async function makeNewDatabase({ files, fsync }: DatabaseFiles): Promise<void> {
  if (existsSync(join(files, 'PG_VERSION'))) return
  if (existsSync(files) && readdirSync(files).length > 0)
    throw new Error(`${files} is no whole database. Move it away, or name another DATA_DIR.`)
  const unfinished = `${files}.new`
  await rm(unfinished, { recursive: true, force: true })
  const thread = new WorkerThread<DatabaseFiles, void>(program, limits)
  await thread.run({ files: unfinished, fsync }).catch((error: Error) => {
    throw new Error(`The database in ${files} could not be made: ${error.message}`)
  })
  thread.end()
  await rename(unfinished, files)
  if (fsync) await syncFolder(dirname(files))
}

/** A new name is on the disk once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}
