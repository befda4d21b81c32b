import { catalogue } from '#machines/catalogue.ts'
import type { Db } from '../db/types.ts'
import { type PublishedVersion, publishVersion } from './versions.store.ts'

/** Publishes this server's version of every machine, so that its traffic can be accepted. */
export async function publishMachines(db: Db, at: Date): Promise<PublishedVersion[]> {
  const published: PublishedVersion[] = []
  for (const { machine } of catalogue) published.push(await publishVersion(db, machine, at))
  return published
}
