import { eq } from 'drizzle-orm'
import { details } from '#contract/views/graph-query.ts'
import { layoutRevision } from '#graphs/index.ts'
import { catalogue } from '#machines/catalogue.ts'
import { versionOf } from '#machines/core/version.ts'
import { machineScenes, machineVersions } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import type { Deps } from '../../deps.ts'
import { publishVersion, versionName } from '../../traffic/versions.store.ts'
import { sceneOf } from './scene-of.ts'

/** Lays out what no drawing is stored of; one that is asked for earlier is laid out on demand. */
export async function drawMissingScenes(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const drawn = await drawnScenes(deps.db)
  for (const { machine } of catalogue) {
    const name = versionName(machine.id, versionOf(machine))
    const missing = details.filter((detail) => !drawn.has(`${name} ${detail}`))
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
  return new Set(rows.map((row) => `${versionName(row.machine, row.version)} ${row.detail}`))
}
