import { graphOf } from '#machines/core/graph.ts'
import { type Choice, choiceOf, firstOf, firstUnguarded } from '../explore/choices.ts'
import type { Explored } from '../types.ts'
import type { Finding } from './finding.ts'

/** Later branches of an event that are never taken, as an earlier one holds whenever they do. */
export function shadowedGuards(explored: Explored, choices: readonly Choice[]): Finding[] {
  return [
    ...afterUnguarded(explored),
    ...(explored.stopped === undefined ? choices.flatMap(overshadowed) : []),
  ]
}

/** Whatever comes after a branch without a guard, by the definition alone. */
function afterUnguarded({ model }: Explored): Finding[] {
  const { edges } = graphOf(model.machine)
  const unguarded = firstUnguarded(edges)
  return edges.flatMap((edge) => {
    const earlier = unguarded.get(choiceOf(edge))
    if (!earlier || earlier.branch >= edge.branch) return []
    const message = `${edge.id} is never taken: ${earlier.id} comes first and has no guard.`
    return [{ check: 'shadowed guard', place: edge.id, message }]
  })
}

function overshadowed({ branches, situations }: Choice): Finding[] {
  return branches.flatMap(({ id, isGuarded }, at) => {
    const held = situations.filter(({ holds }) => holds[at])
    const first = held[0]
    if (!first || held.some((one) => firstOf(one) === at)) return []
    if (branches.slice(0, at).some((earlier) => !earlier.isGuarded)) return []
    const always = branches.filter((_, other) => other < at && held.every(({ holds }) => holds[other]))
    const by = always.length > 0 ? `${always[0]?.id} does` : 'one before it does'
    const message = isGuarded
      ? `${id} is never taken: whenever it holds, ${by}, too.`
      : `${id} is never taken: one of the branches before it always holds.`
    return [{ check: 'shadowed guard', place: id, message, ...(first.path && { path: first.path }) }]
  })
}
