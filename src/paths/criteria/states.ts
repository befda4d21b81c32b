import type { Explored } from '../types.ts'
import { type Costs, directly, type Labelled } from './labelled.ts'

/** Every state node that can be entered. */
export function statesProblem(explored: Explored, costs: Costs): Labelled {
  const statesAt = (node: number | undefined, passed: readonly string[] = []) => [
    ...(explored.nodes[node ?? -1]?.states ?? []),
    // A path goes through states that are left at once, though it never stands there.
    ...passed.filter((id) => id !== explored.model.machine.root.id),
  ]
  return directly(
    explored,
    {
      ofArc: (arc) => statesAt(explored.arcs[arc]?.to, explored.arcs[arc]?.passed),
      ofStart: (start) => statesAt(explored.starts[start]?.node, explored.starts[start]?.passed),
    },
    costs,
  )
}
