import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { ObjectStore } from '#server/config.ts'

const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

export type RunningStore = { store: ObjectStore; env: Record<string, string>; stop: () => Promise<void> }

/** A server that speaks the protocol of Amazon S3 and checks signatures, with one bucket of which a folder is ours. */
export async function startObjectStore(port = 0): Promise<RunningStore> {
  const directory = mkdtempSync(join(tmpdir(), 'safar-objects-'))
  const configureBuckets = [{ name: 'papers' }]
  const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const address = await server.run()
  const url = `http://127.0.0.1:${address.port}/papers/safar`
  return {
    store: { url, region: 'us-east-1', keys },
    env: {
      DOCUMENTS_URL: url,
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    async stop() {
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
