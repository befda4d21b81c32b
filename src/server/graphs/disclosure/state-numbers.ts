import type { StateNumbers } from '#contract/views/graph-numbers.ts'
import { stateTitle } from '#graphs/labels/state-title.ts'
import type { Graph, GraphNode } from '#machines/core/graph.ts'
import type { Numbers, StateCounts } from '../queries/numbers.ts'
import { type Disclose, disclosePartsOf, toldTime } from '../rounding.ts'

/** Every state but the machine itself, in the order of the machine. */
export const stateNumbers = (
  graph: Graph,
  { states }: Pick<Numbers, 'states'>,
  disclose: Disclose,
): StateNumbers[] =>
  graph.nodes.flatMap((node) => {
    const counts = states.get(node.id)
    return node.parent === undefined || !counts ? [] : [told(graph, node, counts, disclose)]
  })

function told(graph: Graph, node: GraphNode, counts: StateCounts, disclose: Disclose): StateNumbers {
  const { journeys, behind } = counts
  const name = `journeys ${node.id}`
  const part = disclosePartsOf(disclose, name, journeys)
  const exits = part(`exits ${node.id}`, counts.exits, behind)
  return {
    id: node.id,
    title: stateTitle(node),
    within: titlesAround(graph, node),
    ...(!isRoot(graph, node.parent) && { parent: node.parent }),
    type: node.type,
    journeys: disclose(name, journeys),
    entries: part(`entries ${node.id}`, counts.entries, journeys),
    exits,
    open: part(`open ${node.id}`, counts.open),
    dropped: part(`dropped ${node.id}`, counts.dropped),
    finished: part(`finished ${node.id}`, counts.finished),
    median: toldTime(counts.median, exits),
    p95: toldTime(counts.p95, exits),
    offModel: part(`off-model ${node.id}`, counts.offModel.events, counts.offModel.journeys),
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
