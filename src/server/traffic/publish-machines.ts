import { catalogue } from '#machines/catalogue.ts'
import type { Db } from '../db/types.ts'
import { type PublishedVersion, publishVersion, type ReadVersion } from './versions.store.ts'

/** Publishes this server's version of every machine, so that its traffic can be accepted. */
export async function publishMachines(db: Db, at: Date, read?: ReadVersion): Promise<PublishedVersion[]> {
  const published: PublishedVersion[] = []
  for (const { machine } of catalogue) published.push(await publishVersion(db, machine, at, read))
  return published
}
