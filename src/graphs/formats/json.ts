import { edgeText } from '../labels/edge-words.ts'
import { titled } from '../labels/titled.ts'
import type { Diagram } from './diagram.ts'

/** States and transitions as they are declared, in words as well; what the fields mean stands in README.md. */
export function toJson({ key, title, graph }: Pick<Diagram, 'key' | 'title' | 'graph'>): string {
  const { nodes } = titled(graph)
  const states = nodes.map(({ id, type, title, parent, initial, invokes }) => ({
    id,
    title,
    type,
    ...(parent !== undefined && { parent }),
    ...(initial !== undefined && { initial }),
    ...(invokes && { invokes }),
  }))
  const transitions = graph.edges.map((edge) => ({
    id: edge.id,
    source: edge.source,
    targets: edge.targets,
    event: edge.event === '' ? 'always' : edge.event,
    branch: edge.branch,
    ...(edge.guard !== undefined && { guard: edge.guard }),
    ...(edge.reenter && { reenter: true }),
    words: edgeText(edge).words,
  }))
  return `${JSON.stringify({ machine: key, title, states, transitions }, null, 2)}\n`
}
