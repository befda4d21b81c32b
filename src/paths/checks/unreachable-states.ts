import { graphOf } from '#machines/core/graph.ts'
import { enteredStates, statesOf } from '../suite/uncovered.ts'
import type { Explored } from '../types.ts'
import type { Finding } from './finding.ts'

/** Declared states that nothing enters; of one within another that is not entered either, only the outer. */
export function unreachableStates(explored: Explored): Finding[] {
  const { model, stopped } = explored
  if (stopped !== undefined) return []
  const entered = enteredStates(explored)
  const { nodes, edges } = graphOf(model.machine)
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
  return statesOf(model.machine)
    .filter((id) => !entered.has(id) && entered.has(parents.get(id) ?? ''))
    .map((place) => {
      const leading = edges.filter(
        ({ source, targets }) => !isIn(source, place) && targets.some((target) => isIn(target, place)),
      )
      const why =
        leading.length === 0
          ? 'no transition leads to it'
          : `none of what leads to it is ever taken: ${leading.map(({ id }) => id).join(', ')}`
      return { check: 'unreachable state', place, message: `Nothing enters ${place}: ${why}.` }
    })

  function isIn(id: string | undefined, place: string): boolean {
    return id !== undefined && (id === place || isIn(parents.get(id), place))
  }
}
