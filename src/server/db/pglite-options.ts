import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { durable } from './durable-files.ts'

/** PostgreSQL writes to all of its 128 MB as it starts. The system keeps the files in memory too. */
const memory = ['-c', 'shared_buffers=32MB']

/** How the embedded database in a folder is opened; `fsync` waits for the disk. */
export function pgliteOptions(files: string, fsync: boolean): PGliteOptions {
  const { startParams, ...options } = fsync
    ? durable(files)
    : { dataDir: files, startParams: PGlite.defaultStartParams }
  return { ...options, startParams: [...startParams, ...memory] }
}
