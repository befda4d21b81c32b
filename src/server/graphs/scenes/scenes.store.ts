import { and, eq } from 'drizzle-orm'
import type { Detail } from '#contract/views/graph-query.ts'
import type { Scene } from '#graphs/scene/scene.ts'
import { machineScenes } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'

type Which = { versionId: number; detail: Detail; layout: string }

/** A scene of the current layout revision. */
export async function findScene(db: Db, { versionId, detail, layout }: Which): Promise<Scene | undefined> {
  const [row] = await db
    .select({ scene: machineScenes.scene })
    .from(machineScenes)
    .where(
      and(
        eq(machineScenes.versionId, versionId),
        eq(machineScenes.detail, detail),
        eq(machineScenes.layout, layout),
      ),
    )
  return row?.scene as Scene | undefined
}

/** Replaces the scene of an older layout. */
export async function keepScene(db: Db, { versionId, detail, layout }: Which, scene: Scene): Promise<void> {
  await db
    .insert(machineScenes)
    .values({ versionId, detail, layout, scene })
    .onConflictDoUpdate({ target: [machineScenes.versionId, machineScenes.detail], set: { layout, scene } })
}
