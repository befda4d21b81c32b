import type { Graph, GraphNode } from '#machines/core/graph.ts'
import { capital, spoken } from './names.ts'

/**
 * The graph with a title for every state. A title that several states share, as those of one screen do, tells none of
 * them apart: they are called by their names. What has its titles keeps them.
 */
export function titled(graph: Graph): Graph {
  let nodes = graph.nodes.map((node) => ({ ...node, title: node.title ?? named(node) }))
  for (;;) {
    const times = new Map<string, number>()
    for (const { title } of nodes) times.set(title, (times.get(title) ?? 0) + 1)
    const isShared = (node: GraphNode & { title: string }) =>
      (times.get(node.title) ?? 0) > 1 && node.title !== named(node)
    if (!nodes.some(isShared)) return { ...graph, nodes }
    nodes = nodes.map((node) => (isShared(node) ? { ...node, title: named(node) } : node))
  }
}

const named = ({ key }: GraphNode): string => capital(spoken(key))
