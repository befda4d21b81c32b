import ELK from 'elkjs/lib/elk.bundled.js'
import { components } from '#graphs/layout/components.ts'
import { elkGraph } from '#graphs/layout/elk-graph.ts'
import { sized } from '#graphs/layout/sizes.ts'
import { thread } from '#graphs/layout/thread.ts'
import { variantsFor } from '#graphs/layout/variants.ts'
import type { LayoutPlan } from '#graphs/plan/plan.ts'
import { planOf } from '#graphs/plan/plan-of.ts'
import type { Graph } from '#machines/core/graph.ts'

const elk = new ELK()

/** The options with which xstate-viz asks ELK, for the same sizes; told is whether ELK can. */
export async function asOthers(graph: Graph): Promise<boolean> {
  const options = {
    'elk.algorithm': 'layered',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.direction': 'DOWN',
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.wrapping.strategy': 'MULTI_EDGE',
    'elk.aspectRatio': '2',
  }
  try {
    for (const { nodes, edges } of components(sized(planOf(graph, 'expanded'))))
      await elk.layout(elkGraph(nodes, edges, { order: 'found', options }, new Set()))
    return true
  } catch {
    return false
  }
}

/** The same with every transition a line, in at most so many milliseconds; nothing where that is not enough. */
export async function withoutPortals(graph: Graph, atMostMs: number): Promise<number | undefined> {
  const plan = everyLine(graph)
  const begun = performance.now()
  const made = await thread.run(
    { plan, detail: 'expanded', variant: variantsFor(plan).length - 10 },
    atMostMs,
  )
  return 'fault' in made ? undefined : performance.now() - begun
}

const everyLine = ({ nodes, edges }: Graph): LayoutPlan => ({
  nodes: nodes.slice(1).map(({ id, key }) => ({ id, kind: 'state', title: key, lines: [], rows: [] })),
  edges: edges.flatMap(({ id, source, targets, event }) =>
    targets.map((target) => ({ id, source, target, rows: [{ edge: id, text: event }] })),
  ),
})
