import type { Explored } from '../explore.ts'
import { type Costs, directly, type Labelled } from './labelled.ts'

/** What a tester names: a state (by id or as one word), an event, a transition, or a tag of a state. */
export function chosenProblem(explored: Explored, chosen: readonly string[], costs: Costs): Labelled {
  const wanted = new Set(chosen)
  const among = (names: readonly string[]) => [...new Set(names)].filter((name) => wanted.has(name))
  const ofNode = (index: number | undefined) => {
    const node = explored.nodes[index ?? -1]
    return node ? [node.state, ...node.states, ...node.snapshot.tags] : []
  }
  return directly(
    explored,
    {
      ofArc: (index) => {
        const arc = explored.arcs[index]
        return arc ? among([...ofNode(arc.to), arc.event.type, ...arc.taken]) : []
      },
      ofStart: (index) => {
        const start = explored.starts[index]
        return start ? among([...ofNode(start.node), ...start.taken]) : []
      },
    },
    costs,
  )
}
