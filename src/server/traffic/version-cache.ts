import type { Db } from '../db/types.ts'
import { findVersion, type PublishedVersion } from './versions.store.ts'

/** Published versions never change: each is read once. */
export function versionCache(
  db: Db,
): (machine: string, version: string) => Promise<PublishedVersion | undefined> {
  const known = new Map<string, PublishedVersion>()
  return async (machine, version) => {
    const name = `${machine} ${version}`
    const found = known.get(name) ?? (await findVersion(db, machine, version))
    if (found) known.set(name, found)
    return found
  }
}
