import type { Graph } from '#machines/core/graph.ts'

/** Two versions of a machine as one: what both have stands as the first has it. */
export function unionOf(one: Graph, other: Graph): Graph {
  const states = new Set(one.nodes.map(({ id }) => id))
  const transitions = new Set(one.edges.map(({ id }) => id))
  return {
    nodes: [...one.nodes, ...other.nodes.filter(({ id }) => !states.has(id))],
    edges: [...one.edges, ...other.edges.filter(({ id }) => !transitions.has(id))],
  }
}
