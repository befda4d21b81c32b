import ELK from 'elkjs/lib/elk.bundled.js'
import type { Detail } from '#contract/views/graph-query.ts'
import type { LayoutPlan } from '../plan/plan.ts'
import type { Scene } from '../scene/scene.ts'
import { components } from './components.ts'
import { elkGraph } from './elk-graph.ts'
import { sceneFrom } from './elk-scene.ts'
import { headingsClear } from './headings.ts'
import { packed } from './pack.ts'
import { sized } from './sizes.ts'

import type { LayoutVariant } from './variants.ts'

const elk = new ELK()

/** Layered by ELK, each part that hangs together by itself. */
export async function byElk(plan: LayoutPlan, detail: Detail, variant: LayoutVariant): Promise<Scene> {
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

/** Lines that lead back to what is declared before: a machine is written in the order in which a person meets its states. */
function upwardIn({ nodes, edges }: LayoutPlan): Set<string> {
  const places = new Map(nodes.map(({ id, kind }, at) => [id, kind === 'initial' ? -1 : at]))
  const isUpward = (source: string, target: string) => (places.get(source) ?? 0) > (places.get(target) ?? 0)
  return new Set(edges.flatMap(({ id, source, target }) => (isUpward(source, target) ? [id] : [])))
}
