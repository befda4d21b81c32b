import type { AnyStateMachine } from 'xstate'
import { details } from '#contract/views/graph-query.ts'
import { layOut, layoutRevision, type Scene } from '#graphs/index.ts'
import { graphOf } from '#machines/core/graph.ts'
import { machineScenes } from '#server/db/schema.ts'
import type { Db } from '#server/db/types.ts'
import type { PublishedVersion } from '#server/traffic/versions.store.ts'

const laidOut = new Map<AnyStateMachine, Promise<Scene[]>>()

/** The scenes of a machine, which one test file lays out once. */
export async function keepScenes(
  db: Db,
  { id: versionId }: PublishedVersion,
  machine: AnyStateMachine,
): Promise<void> {
  const making =
    laidOut.get(machine) ?? Promise.all(details.map((detail) => layOut(graphOf(machine), detail)))
  laidOut.set(machine, making)
  const scenes = await making
  await db
    .insert(machineScenes)
    .values(scenes.map((scene) => ({ versionId, detail: scene.detail, layout: layoutRevision, scene })))
}

const nothing = { width: 10, height: 10, nodes: [], edges: [], defects: [] }

/** Drawings of nothing, for tests that are about many machines. */
export async function keepEmptyScenes(db: Db, versions: readonly PublishedVersion[]): Promise<void> {
  const scene = { detail: 'overview', ...nothing }
  const of = versions.map(({ id }) => ({ versionId: id, detail: 'overview', layout: layoutRevision, scene }))
  await db.insert(machineScenes).values(of).onConflictDoNothing()
}
