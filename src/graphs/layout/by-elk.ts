import ELK from 'elkjs/lib/elk.bundled.js'
import type { Detail } from '#machines/schemas/graph-query.ts'
import type { Plan } from '../plan/plan.ts'
import type { Scene } from '../scene/scene.ts'
import { elkGraph } from './elk-graph.ts'
import { sceneFrom } from './elk-scene.ts'
import { sized } from './sized.ts'
import type { Options } from './variants.ts'

const elk = new ELK()

export async function byElk(plan: Plan, detail: Detail, options: Options): Promise<Scene> {
  const { nodes, edges } = sized(plan)
  return sceneFrom(await elk.layout(elkGraph(nodes, edges, options)), nodes, edges, detail)
}
