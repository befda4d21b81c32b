import type { Graph } from '#machines/core/graph.ts'
import { limits } from '#machines/reference/limits.ts'
import type { Detail } from '#machines/schemas/graph-query.ts'
import { planOf } from '../plan/plan-of.ts'
import type { Scene } from '../scene/scene.ts'
import { thread } from './thread.ts'

/** Another one where the same machine would be drawn differently: scenes that are stored are made anew. */
export const layoutRevision = '1'

/** Where everything of a machine stands, the same for the same machine; made in a thread, in limited time. */
export async function layOut(
  graph: Graph,
  detail: Detail,
  { deadlineMs = limits.graphs.layoutMs }: { deadlineMs?: number } = {},
): Promise<Scene> {
  const { scene, fault } = await thread.run({ plan: planOf(graph, detail), detail, variant: 0 }, deadlineMs)
  if (!scene) throw new Error(fault)
  return scene
}
