import type { StateNumbers } from '#contract/views/graph-numbers.ts'
import { stateTitle } from '#graphs/labels/state-title.ts'
import type { Graph, GraphNode } from '#machines/core/graph.ts'
import type { Numbers, StateCounts } from '../queries/numbers.ts'
import { few, fewTimes } from './small-counts.ts'

/** Every state but the machine itself, in the order of the machine. */
export const stateNumbers = (graph: Graph, { states }: Pick<Numbers, 'states'>): StateNumbers[] =>
  graph.nodes.flatMap((node) => {
    const counts = states.get(node.id)
    return node.parent === undefined || !counts ? [] : [told(graph, node, counts)]
  })

function told(graph: Graph, node: GraphNode, counts: StateCounts): StateNumbers {
  const { journeys, behind } = counts
  return {
    id: node.id,
    title: stateTitle(node),
    within: titlesAround(graph, node),
    ...(!isRoot(graph, node.parent) && { parent: node.parent }),
    type: node.type,
    journeys: few(journeys, journeys),
    entries: few(counts.entries, journeys),
    exits: few(counts.exits, behind),
    open: few(counts.open, counts.open),
    dropped: few(counts.dropped, counts.dropped),
    finished: few(counts.finished, counts.finished),
    median: fewTimes(counts.median, behind),
    p95: fewTimes(counts.p95, behind),
    offModel: few(counts.offModel.events, counts.offModel.journeys),
  }
}

const isRoot = ({ nodes }: Graph, id: string | undefined) =>
  nodes.find((node) => node.id === id)?.parent === undefined

/** Outer ones first, the machine itself left out. */
function titlesAround({ nodes }: Graph, { parent }: GraphNode): string[] {
  const around = nodes.find(({ id }) => id === parent)
  return around?.parent === undefined
    ? []
    : [...titlesAround({ nodes, edges: [] }, around), stateTitle(around)]
}
