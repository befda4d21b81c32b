import type { Detail } from '#contract/views/graph-query.ts'
import { layOut, layoutRevision } from '#graphs/index.ts'
import type { Scene } from '#graphs/scene/scene.ts'
import type { Graph } from '#machines/core/graph.ts'
import { limits } from '#machines/reference/limits.ts'
import type { Deps } from '../../deps.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { builtScene } from './built-scenes.ts'
import { findScene, keepScene } from './scenes.store.ts'

type SceneOfDeps = Pick<Deps, 'db'>
const underWay = new WeakMap<object, Map<string, Promise<Scene>>>()

/** The scene of a version: stored, or laid out now and stored, unless there was no time to draw it. */
export function sceneOf(
  { db }: SceneOfDeps,
  version: PublishedVersion,
  detail: Detail,
  draw = laidOut,
): Promise<Scene> {
  return once(db, `${version.id} ${detail}`, async () => {
    const which = { versionId: version.id, detail, layout: layoutRevision }
    const known = await findScene(db, which)
    if (known) return known
    const scene = await draw(version.graph, detail)
    if (!scene.isProvisional) await keepScene(db, which, scene)
    return scene
  })
}

export const laidOut = async (graph: Graph, detail: Detail): Promise<Scene> =>
  (await builtScene(graph, detail)) ?? layOut(graph, detail, { deadlineMs: limits.graphs.layoutMs })

/** Parallel requests share one computation. */
function once(of: object, key: string, make: () => Promise<Scene>): Promise<Scene> {
  const making = underWay.get(of) ?? new Map<string, Promise<Scene>>()
  underWay.set(of, making)
  const known = making.get(key)
  if (known) return known
  const made = make().finally(() => making.delete(key))
  making.set(key, made)
  return made
}
