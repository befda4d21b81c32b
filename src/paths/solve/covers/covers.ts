import type { Highs } from 'highs'
import { loadedHighs } from '../highs.ts'
import { levelsOf } from '../levels.ts'
import type { Problem, Walk } from '../problem.ts'
import { leastFrom, rounding, slackOf } from './dual.ts'
import { beginningOf, movesOf } from './moves.ts'
import { hitsAll, type Part, partOf } from './part.ts'
import { Relaxation } from './relaxation.ts'
import { type Outcome, Search } from './search.ts'
import { tightened } from './tighten.ts'

/** Arcs of a problem whose prices are found in a second or two. */
const mostPriced = 20_000
/** Arcs of what is searched: every place looks at all of them. */
const mostSearched = 40_000
/** What is left of a problem, for its prices to be found anew. */
const muchLess = 0.8
/** Places that are looked at in each attempt. */
const attempts = [4_000, 4_000, 4_000, 4_000, 4_000, 4_000, 40_000]
const mostTargets = 300
const mostCost = 500

/** Walks if some were found that cost less than was known; and what every suite costs at least. */
type Covered = { walks?: Walk[]; bound: number }

/**
 * The cheapest walks, if any cost less than `best`. Linear prices say what a suite costs at least; for one cost after
 * another from there, what could be part of a suite that costs no more is searched: what too much slack lies on is
 * left out, so little is left of even a large problem. Prices of the problem with data forgotten hold in the whole.
 */
export async function covered(problem: Problem, best: number, ends: number): Promise<Covered> {
  if (problem.targets > mostTargets || best > mostCost || problem.optional) return { bound: 0 }
  const priced = pricedBy(problem)
  if (!priced) return { bound: 0 }
  const highs = await loadedHighs()
  const prices = slackOfAll(highs, priced.problem, best, ends)
  if (!prices) return { bound: 0 }
  const { least, slack } = prices
  const whole = new Float64Array(problem.arcs.length + problem.starts.length)
  whole.set(Float64Array.from(priced.imageOf, (image) => slack[image] ?? 0))
  whole.set(slack.subarray(priced.problem.arcs.length), problem.arcs.length)
  for (let budget = Math.ceil(least - rounding); budget < best; budget += 1) {
    const room = budget - least + rounding
    const part = partOf(problem, (column) => (whole[column] ?? 0) <= room)
    const outcome = searched(highs, part, budget, ends)
    if (outcome === 'unknown') return { bound: budget }
    if (outcome !== 'none') return { walks: outcome, bound: budget }
  }
  return { bound: best }
}

type Priced = { problem: Problem; imageOf: Int32Array }

/** The problem, or else the one with the least of its data forgotten that is small enough. */
function pricedBy(problem: Problem): Priced | undefined {
  if (problem.arcs.length <= mostPriced) return { problem, imageOf: Int32Array.from(problem.arcs.keys()) }
  return levelsOf(problem).findLast((level) => level.problem.arcs.length <= mostPriced)
}

/** What everything costs at least, and by how much more each move, as long as there is not enough for a proof. */
function slackOfAll(highs: Highs, problem: Problem, best: number, ends: number) {
  const moves = movesOf(problem)
  const place = beginningOf(moves)
  return Relaxation.of(highs, moves, ends, (relaxation) => {
    const [dual] = tightened(moves, relaxation, best - 1 + rounding)
    if (!dual) return undefined
    const least = leastFrom(dual, relaxation.cuts, place)
    return { least, slack: slackOf(dual, moves, relaxation.cuts, place) }
  })
}

/** Searches a part; what its own prices leave no room for is left out first, as long as that is much. */
function searched(highs: Highs, { problem, inWhole }: Part, budget: number, ends: number): Outcome {
  if (!hitsAll(problem)) return 'none'
  if (problem.arcs.length > mostSearched) return 'unknown'
  const moves = movesOf(problem)
  const place = beginningOf(moves)
  const outcome = Relaxation.of(highs, moves, ends, (relaxation): Outcome => {
    const duals = tightened(moves, relaxation, budget + rounding)
    if (duals.length === 0) return 'unknown'
    const prices = duals.map((dual) => ({
      slack: slackOf(dual, moves, relaxation.cuts, place),
      room: budget + rounding - leastFrom(dual, relaxation.cuts, place),
    }))
    const smaller = partOf(problem, (column) =>
      prices.every(({ slack, room }) => (slack[column] ?? 0) <= room),
    )
    if (smaller.problem.arcs.length < problem.arcs.length * muchLess)
      return searched(highs, smaller, budget, ends)
    for (const [seed, places] of attempts.entries()) {
      const outcome = new Search(moves, relaxation, duals, { budget, ends, places, seed }).run()
      if (outcome !== 'unknown') return outcome
    }
    return 'unknown'
  })
  return typeof outcome === 'string' ? outcome : outcome.map(inWhole)
}
