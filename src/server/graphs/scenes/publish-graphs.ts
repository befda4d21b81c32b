import { eq } from 'drizzle-orm'
import { details } from '#contract/views/graph-query.ts'
import { layoutRevision } from '#graphs/index.ts'
import { catalogue } from '#machines/catalogue.ts'
import { versionOf } from '#machines/core/version.ts'
import { machineScenes, machineVersions } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import type { Deps } from '../../deps.ts'
import { publishVersion } from '../../traffic/versions.store.ts'
import { sceneOf } from './scene-of.ts'

type PublishDeps = Pick<Deps, 'db' | 'clock'>

/** Publishes every current machine that is not yet, so that its traffic can be accepted. */
export async function publishNewMachines({ db, clock }: PublishDeps): Promise<void> {
  const rows = await db
    .select({ machine: machineVersions.machine, version: machineVersions.version })
    .from(machineVersions)
  const published = new Set(rows.map(({ machine, version }) => `${machine} ${version}`))
  for (const { machine } of catalogue)
    if (!published.has(`${machine.id} ${versionOf(machine)}`)) await publishVersion(db, machine, clock.now())
}

/** Lays out what no drawing is stored of; one that is asked for earlier is laid out on demand. */
export async function drawMissingScenes(deps: PublishDeps): Promise<void> {
  const drawn = await drawnScenes(deps.db)
  for (const { machine } of catalogue) {
    const missing = details.filter((detail) => !drawn.has(`${machine.id} ${versionOf(machine)} ${detail}`))
    if (missing.length === 0) continue
    const version = await publishVersion(deps.db, machine, deps.clock.now())
    for (const detail of missing) await sceneOf(deps, version, detail)
  }
}

/** The drawings that are stored, without reading them. */
async function drawnScenes(db: Db): Promise<Set<string>> {
  const { machine, version } = machineVersions
  const rows = await db
    .select({ machine, version, detail: machineScenes.detail })
    .from(machineScenes)
    .innerJoin(machineVersions, eq(machineVersions.id, machineScenes.versionId))
    .where(eq(machineScenes.layout, layoutRevision))
  return new Set(rows.map((row) => `${row.machine} ${row.version} ${row.detail}`))
}
