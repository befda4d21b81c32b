import type { Detail } from '#machines/schemas/graph-query.ts'
import type { Drawn } from '../formats/drawn.ts'
import type { Scene } from '../scene/scene.ts'

/** The same machine, each of its drawings laid out once. */
export function kept(drawn: Drawn): Drawn {
  const scenes = new Map<Detail, Promise<Scene>>()
  return {
    ...drawn,
    scene: (detail) => {
      const scene = scenes.get(detail) ?? drawn.scene(detail)
      scenes.set(detail, scene)
      return scene
    },
  }
}
