import type { Graph } from '#machines/core/graph.ts'
import { capital, spoken } from './spoken.ts'

/**
 * The graph with a title for every state. The title of a screen that several states share tells none of them apart:
 * they are called by their names.
 */
export function titled(graph: Graph): Graph {
  const times = new Map<string, number>()
  for (const { title } of graph.nodes) if (title !== undefined) times.set(title, (times.get(title) ?? 0) + 1)
  return {
    ...graph,
    nodes: graph.nodes.map((node) => {
      const isOwn = node.title !== undefined && times.get(node.title) === 1
      return isOwn ? node : { ...node, title: capital(spoken(node.key)) }
    }),
  }
}
