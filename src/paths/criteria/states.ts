import type { Explored } from '../explore.ts'
import { type Costs, directly, type Labelled } from './labelled.ts'

/** Every state node that can be entered. */
export function statesProblem(explored: Explored, costs: Costs): Labelled {
  const statesAt = (node: number | undefined, taken: readonly string[] = []) => [
    ...(explored.nodes[node ?? -1]?.states ?? []),
    ...passedBy(taken),
  ]
  return directly(
    explored,
    {
      ofArc: (arc) => statesAt(explored.arcs[arc]?.to, explored.arcs[arc]?.taken),
      ofStart: (start) => statesAt(explored.starts[start]?.node, explored.starts[start]?.taken),
    },
    costs,
  )
}

/** States left at once by an `always`: a path goes through them, though it never stands there. */
export const passedBy = (taken: readonly string[]): string[] =>
  taken.flatMap((edge) => (edge.includes(' always ') ? [edge.slice(0, edge.indexOf(' '))] : []))
