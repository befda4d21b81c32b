import { titled } from '#graphs/index.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { versionOf } from '#machines/core/version.ts'
import type { Db } from '../../db/types.ts'
import type { Clock } from '../../deps.ts'
import { testModelOf } from '../../paths/test-model-of.ts'
import {
  type PublishedVersion,
  publishVersion,
  type ReadVersion,
  versionsOf,
} from '../../traffic/versions.store.ts'

export type RequestedMachine = {
  testModel: TestModel
  /** The selected version. */
  version: PublishedVersion
  /** All of them, the newest first. */
  versions: readonly PublishedVersion[]
  isCurrent: (version: PublishedVersion) => boolean
  /** The requested version is not this machine's. */
  isUnknownVersion: boolean
}

/** A machine of the catalogue in the requested version, the current one by default; refuses an unknown machine. */
export async function requestedMachine(
  { db, clock, readVersion }: { db: Db; clock: Clock; readVersion?: ReadVersion },
  key: string,
  wanted?: string,
): Promise<RequestedMachine> {
  const testModel = testModelOf(key)
  const current = versionOf(testModel.machine)
  const known = await versionsOf(db, testModel.machine.id, readVersion)
  const isThere = known.some(({ version }) => version === current)
  const published = isThere
    ? undefined
    : await publishVersion(db, testModel.machine, clock.now(), readVersion)
  const versions = (published ? [published, ...known] : known).map(withTitles)
  const named = versions.find(({ version }) => version === wanted)
  const version = named ?? versions.find((one) => one.version === current) ?? versions[0]
  if (!version) throw new Error(`${key} has no version`)
  return {
    testModel,
    version,
    versions,
    isCurrent: (one) => one.version === current,
    isUnknownVersion: wanted !== undefined && !named,
  }
}

const titledVersions = new WeakMap<PublishedVersion, PublishedVersion>()

/** Every state is called by a name of its own. */
function withTitles(version: PublishedVersion): PublishedVersion {
  const known = titledVersions.get(version) ?? { ...version, graph: titled(version.graph) }
  titledVersions.set(version, known)
  return known
}
