import type { Explored } from '../types.ts'
import { type Costs, directly, type Labelled } from './labelled.ts'
import { marksOf } from './marks.ts'

/** What a tester names: a state (by id or as one word), an event, a transition, a tag or a requirement. */
export function chosenProblem(explored: Explored, chosen: readonly string[], costs: Costs): Labelled {
  const { model, nodes, arcs, starts } = explored
  const wanted = new Set(chosen)
  const marks = marksOf(model.machine)
  const root = model.machine.root.id
  const among = (ids: readonly string[], words: readonly string[]) =>
    [...new Set([...ids, ...ids.flatMap((id) => marks.get(id) ?? []), ...words])].filter((name) =>
      wanted.has(name),
    )
  const statesAt = (index: number | undefined) => nodes[index ?? -1]?.states ?? []
  const word = (index: number | undefined) => nodes[index ?? -1]?.state ?? ''
  return directly(
    explored,
    {
      ofArc: (index) => {
        const arc = arcs[index]
        if (!arc) return []
        return among([root, ...statesAt(arc.to), ...arc.passed, ...arc.taken], [word(arc.to), arc.event.type])
      },
      ofStart: (index) => {
        const start = starts[index]
        if (!start) return []
        return among([root, ...statesAt(start.node), ...start.passed, ...start.taken], [word(start.node)])
      },
    },
    costs,
  )
}
