import ELK from 'elkjs/lib/elk.bundled.js'
import type { Detail } from '#machines/schemas/graph-query.ts'
import type { Plan } from '../plan/plan.ts'
import type { Scene } from '../scene/scene.ts'
import { components } from './components.ts'
import { elkGraph } from './elk-graph.ts'
import { sceneFrom } from './elk-scene.ts'
import { packed } from './packed.ts'
import { sized } from './sized.ts'
import type { Options } from './variants.ts'

const elk = new ELK()

/** Layered by ELK, each part that hangs together by itself. */
export async function byElk(plan: Plan, detail: Detail, options: Options): Promise<Scene> {
  const drawn = []
  for (const { nodes, edges } of components(sized(plan)))
    drawn.push(sceneFrom(await elk.layout(elkGraph(nodes, edges, options)), nodes, edges))
  return { detail, ...packed(drawn), defects: [] }
}
