import { titled } from '#graphs/index.ts'
import { versionOf } from '#machines/core/version.ts'
import type { Subject } from '#machines/subject.ts'
import type { Db } from '../../db/types.ts'
import type { Clock } from '../../deps.ts'
import { subjectOf } from '../../paths/subject-of.ts'
import { type PublishedVersion, publishVersion, versionsOf } from '../../traffic/versions.store.ts'

export type RequestedMachine = {
  subject: Subject
  /** The version that is looked at. */
  version: PublishedVersion
  /** All there are, the newest first. */
  versions: readonly PublishedVersion[]
  isCurrent: (version: PublishedVersion) => boolean
  /** The version that was asked for is none of this machine. */
  isUnknownVersion: boolean
}

/** A machine of the catalogue in the version asked for, or as it is now; refuses where there is no such machine. */
export async function requestedMachine(
  { db, clock }: { db: Db; clock: Clock },
  key: string,
  wanted?: string,
): Promise<RequestedMachine> {
  const subject = subjectOf(key)
  const current = versionOf(subject.machine)
  const known = await versionsOf(db, subject.machine.id)
  const isThere = known.some(({ version }) => version === current)
  const published = isThere ? undefined : await publishVersion(db, subject.machine, clock.now())
  const versions = (published ? [published, ...known] : known).map(withTitles)
  const named = versions.find(({ version }) => version === wanted)
  const version = named ?? versions.find((one) => one.version === current) ?? versions[0]
  if (!version) throw new Error(`${key} has no version`)
  return {
    subject,
    version,
    versions,
    isCurrent: (one) => one.version === current,
    isUnknownVersion: wanted !== undefined && !named,
  }
}

/** Every state is called by a name of its own. */
const withTitles = (version: PublishedVersion): PublishedVersion => ({
  ...version,
  graph: titled(version.graph),
})
