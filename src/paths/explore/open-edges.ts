import { type GraphEdge, graphOf } from '#machines/core/graph.ts'
import type { Explored } from '../types.ts'

/**
 * Transitions that were not taken for a guard, their own or one before it, or for a failure; a timer carries nothing
 * that could be another.
 */
export function openEdges({ model, arcs, starts, failures }: Explored): GraphEdge[] {
  const taken = new Set([...starts, ...arcs].flatMap((one) => one.taken))
  const failed = new Set(failures.flatMap(({ edges }) => edges))
  const isOpen = ({ id, guard, branch }: GraphEdge) =>
    guard !== undefined || failed.has(id) || (branch > 0 && model.variations === undefined)
  return graphOf(model.machine).edges.filter(
    (edge) => isOpen(edge) && !taken.has(edge.id) && !edge.event.startsWith('xstate.after.'),
  )
}
