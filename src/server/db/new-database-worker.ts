import { parentPort } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { DatabaseFiles } from './new-database.ts'
import { pgliteOptions } from './pglite-options.ts'

/** The entry of the thread that makes an embedded database: its folder comes in, and an answer once it is made. */
parentPort?.on('message', async ({ files, fsync }: DatabaseFiles) => {
  const client = await PGlite.create(pgliteOptions(files, fsync))
  await client.close()
  parentPort?.postMessage(undefined)
})
