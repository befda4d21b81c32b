import { unionOf } from '#graphs/index.ts'
import type { Scene } from '#graphs/scene/scene.ts'
import type { Graph } from '#machines/core/graph.ts'
import type { Detail } from '#machines/schemas/graph-query.ts'
import type { Deps } from '../../deps.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { laidOut, sceneOf } from '../scenes/scene-of.ts'

type Union = { graph: Graph; scene: Scene }
const mostKept = 20
const kept = new Map<string, Promise<Union>>()

/** Two versions as one drawing; a version and itself are drawn as that. */
export async function unionScene(
  deps: Pick<Deps, 'db'>,
  one: PublishedVersion,
  other: PublishedVersion,
  detail: Detail,
): Promise<Union> {
  if (one.id === other.id) return { graph: one.graph, scene: await sceneOf(deps, one, detail) }
  const key = `${one.machine} ${one.version} ${other.version} ${detail}`
  const known = kept.get(key)
  if (known) return known
  const made = drawnTogether(unionOf(one.graph, other.graph), detail)
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return made
}

const drawnTogether = async (graph: Graph, detail: Detail): Promise<Union> => ({
  graph,
  scene: await laidOut(graph, detail),
})
