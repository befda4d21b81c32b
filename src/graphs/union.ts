import type { Graph, GraphEdge, GraphNode } from '#machines/core/graph.ts'

/**
 * Two versions of a machine as one graph: all of the one, and what only the other has where it stands there. Where
 * both know a state or transition, that of the one counts.
 */
export function unionOf(one: Graph, other: Graph): Graph {
  const nodes = [...one.nodes]
  for (const node of other.nodes) {
    if (nodes.some(({ id }) => id === node.id)) continue
    nodes.splice(placeFor(node, nodes), 0, node)
  }
  const known = new Set(one.edges.map(keyOf))
  const only = other.edges.filter((edge) => !known.has(keyOf(edge)))
  return { nodes: nodes.map((node) => opened(node, nodes)), edges: [...one.edges, ...only] }
}

/** A transition that leads elsewhere in the other version is drawn both ways. */
const keyOf = ({ id, targets }: GraphEdge): string => `${id} > ${targets.join(' ')}`

/** Behind all that is within the state around it, so that outer ones come first. */
function placeFor(node: GraphNode, nodes: readonly GraphNode[]): number {
  const isBeside = ({ id }: GraphNode) => id === node.parent || id.startsWith(`${node.parent}.`)
  const last = nodes.findLastIndex(isBeside)
  return last < 0 ? nodes.length : last + 1
}

/** What has states in one version only is drawn with them. */
const opened = (node: GraphNode, nodes: readonly GraphNode[]): GraphNode =>
  node.type === 'atomic' && nodes.some(({ parent }) => parent === node.id)
    ? { ...node, type: 'compound' }
    : node
