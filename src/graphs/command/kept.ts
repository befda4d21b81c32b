import type { Detail } from '#machines/schemas/graph-query.ts'
import type { Drawn } from '../formats/drawn.ts'
import { planOf } from '../plan/plan-of.ts'
import type { Scene } from '../scene/scene.ts'

/** The same machine, each of its drawings laid out once; where nothing is folded there is only one. */
export function kept(drawn: Drawn): Drawn {
  const scenes = new Map<Detail, Promise<Scene>>()
  const folds = planOf(drawn.graph, 'overview').nodes.some(({ isFolded }) => isFolded)
  return {
    ...drawn,
    scene: (asked) => {
      const detail = folds ? asked : 'overview'
      const scene = scenes.get(detail) ?? drawn.scene(detail)
      scenes.set(detail, scene)
      return scene
    },
  }
}
