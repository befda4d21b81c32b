import ELK from 'elkjs/lib/elk.bundled.js'
import type { Detail } from '#machines/schemas/graph-query.ts'
import type { Plan } from '../plan/plan.ts'
import type { Scene } from '../scene/scene.ts'
import { components } from './components.ts'
import { elkGraph } from './elk-graph.ts'
import { sceneFrom } from './elk-scene.ts'
import { headingsClear } from './headings.ts'
import { packed } from './packed.ts'
import { sized } from './sized.ts'
import { upwardIn } from './upward.ts'
import type { Variant } from './variants.ts'

const elk = new ELK()

/** Layered by ELK, each part that hangs together by itself. */
export async function byElk(plan: Plan, detail: Detail, variant: Variant): Promise<Scene> {
  const drawn = []
  for (const { nodes, edges } of components(sized(plan))) {
    const upward = variant.order === 'declared' ? upwardIn(plan) : new Set<string>()
    drawn.push(
      headingsClear(
        sceneFrom(await elk.layout(elkGraph(nodes, edges, variant, upward)), nodes, edges, upward),
      ),
    )
  }
  return { detail, ...packed(drawn), defects: [] }
}
