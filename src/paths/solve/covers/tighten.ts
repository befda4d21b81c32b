import { Ascent } from './ascent.ts'
import { cutOf } from './cut.ts'
import { type Dual, leastFrom, slackOf } from './dual.ts'
import { beginningOf, type Moves, type Place } from './moves.ts'
import type { Choice, Relaxation } from './relaxation.ts'

const mostRounds = 40
/** Cuts that one target adds at a time. */
const mostCuts = 8
const apart = 1e-6

/**
 * Adds the cuts that prices from amid the best, and then those of a corner, leave room for, until there are none.
 * Prices of both kinds that see them all, the best first; none where the programme could not be solved.
 */
export function tightened(moves: Moves, relaxation: Relaxation, least: number): Dual[] {
  const place = beginningOf(moves)
  const latest = new Map<Choice, Dual>()
  let choice: Choice = 'amid'
  for (let round = 0; round < mostRounds; round += 1) {
    const dual = relaxation.dual(place, choice)
    if (dual) latest.set(choice, dual)
    const raised = dual ? addCuts(moves, relaxation, dual, place) : 0
    const isEnough = dual && leastFrom(dual, relaxation.cuts, place) > least
    if (isEnough) break
    if (raised > 0) choice = 'amid'
    else if (choice === 'corner') break
    else choice = 'corner'
  }
  const worth = (dual: Dual) => leastFrom(dual, relaxation.cuts, place)
  return [...latest.values()].sort((one, other) => worth(other) - worth(one))
}

function addCuts(moves: Moves, relaxation: Relaxation, dual: Dual, place: Place): number {
  const slack = slackOf(dual, moves, relaxation.cuts, place)
  return new Ascent(moves).raise(
    place,
    undefined,
    slack,
    Number.MAX_SAFE_INTEGER,
    (target, away, distances) => {
      const steps = [...new Set([...distances.toNode].filter((distance) => distance < away - apart))]
      const thresholds = steps.sort((one, other) => one - other).filter(isApart)
      for (const near of thresholds.slice(0, mostCuts)) {
        relaxation.add(cutOf(moves, target, (node) => (distances.toNode[node] ?? 0) <= near + apart))
      }
    },
  )
}

const isApart = (value: number, index: number, all: readonly number[]) =>
  index === 0 || value - (all[index - 1] ?? 0) > apart
