import { findVersion, type PublishedVersion, type ReadVersion } from './versions.store.ts'

/** Published versions never change, so each is read once. */
export function versionCache(): ReadVersion {
  const known = new Map<string, PublishedVersion>()
  return async (db, machine, version) => {
    const name = `${machine} ${version}`
    const found = known.get(name) ?? (await findVersion(db, machine, version))
    if (found) known.set(name, found)
    return found
  }
}
