import type { Db } from '../db/types.ts'
import { findVersion, type PublishedVersion, type ReadVersion, versionName } from './versions.store.ts'

type Reading = Promise<PublishedVersion | undefined>

/**
 * Published versions never change, so each is read once. Who asks on the same database while it is read waits for that;
 * a transaction reads by itself, since it may hold the connection for which another reader waits.
 */
export function versionCache(): ReadVersion {
  const known = new Map<string, PublishedVersion>()
  const readings = new WeakMap<Db, Map<string, Reading>>()

  async function read(db: Db, machine: string, version: string, done: () => void): Reading {
    try {
      const found = await findVersion(db, machine, version)
      if (found) known.set(versionName(machine, version), found)
      return found
    } finally {
      done()
    }
  }

  return async (db, machine, version) => {
    const name = versionName(machine, version)
    const found = known.get(name)
    if (found) return found
    const own = readings.get(db) ?? new Map<string, Reading>()
    readings.set(db, own)
    const reading = own.get(name) ?? read(db, machine, version, () => own.delete(name))
    own.set(name, reading)
    return reading
  }
}
