import { type Choice, firstOf } from '../explore/choices.ts'
import { ShortestPaths } from '../explore/shortest-paths.ts'
import type { Explored } from '../types.ts'
import type { Finding } from './finding.ts'

/**
 * Where nothing but the order decides. Two guarded branches of one event with different targets, of which now the
 * one holds alone, now the other, and now both: then the earlier wins without a word. A branch that holds only where
 * another does is a special case that was put first, and is none of these; nor is an `always`, whose branches are a
 * table that is read from the top. And two parallel regions of which each would leave what the other one needs.
 */
export function nondeterminism(explored: Explored, choices: readonly Choice[]): Finding[] {
  return [...choices.filter(({ event }) => event !== '').flatMap(overlapping), ...conflicting(explored)]
}

function overlapping({ branches, situations }: Choice): Finding[] {
  return branches.flatMap((later, second) =>
    branches.slice(0, second).flatMap((earlier, first): Finding[] => {
      if (!earlier.isGuarded || !later.isGuarded || earlier.targets === later.targets) return []
      const both = situations.find((one) => firstOf(one) === first && one.holds[second])
      const isFirstAlone = situations.some((one) => firstOf(one) === first && !one.holds[second])
      const isSecondAlone = situations.some((one) => firstOf(one) === second)
      if (!both || !isFirstAlone || !isSecondAlone) return []
      const message = `${earlier.id} and ${later.id} both hold here: the first wins only for standing first.`
      return [{ check: 'nondeterminism', place: later.id, message, ...(both.path && { path: both.path }) }]
    }),
  )
}

function conflicting(explored: Explored): Finding[] {
  const ways = new ShortestPaths(explored)
  return explored.conflicts.map(({ from, event, lost, won }) => {
    const path = ways.saying(from, event, won[0] ?? '')
    const message = `${lost} does not happen here: ${won.join(', ')} leaves the same states for the same event.`
    return { check: 'nondeterminism', place: lost, message, ...(path && { path }) }
  })
}
