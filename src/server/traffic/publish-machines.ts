import { catalogue } from '#machines/catalogue.ts'
import { versionOf } from '#machines/core/version.ts'
import { machineVersions } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { type PublishedVersion, publishVersion, type ReadVersion, versionName } from './versions.store.ts'

/** Publishes this server's version of every machine, so that its traffic can be accepted. */
export async function publishMachines(db: Db, at: Date, read?: ReadVersion): Promise<PublishedVersion[]> {
  const published: PublishedVersion[] = []
  for (const { machine } of catalogue) published.push(await publishVersion(db, machine, at, read))
  return published
}

/** The same without reading what is published already. */
export async function publishNewMachines(db: Db, at: Date): Promise<void> {
  const { machine: name, version } = machineVersions
  const rows = await db.select({ name, version }).from(machineVersions)
  const published = new Set(rows.map((row) => versionName(row.name, row.version)))
  for (const { machine } of catalogue)
    if (!published.has(versionName(machine.id, versionOf(machine)))) await publishVersion(db, machine, at)
}
