import { type Closed, priceOf } from './circulation.ts'
import { greedyWalks } from './greedy.ts'
import { improved } from './improve.ts'
import { costOf, type Problem } from './problem.ts'
import { chance } from './random.ts'

/** Arcs looked at in all tries together, and tries for each arc of a problem, however small it is. */
const mostWork = 7_000_000
const mostForAnArc = 10
/** Of the work, what may follow once the bound is met, when only fewer walks can be won. */
const shareAtBound = 0.25
const shareIfRough = 0.25
/** How unlike their lengths arcs may look, from one try to the next. */
const spreads = [0.02, 0.2, 0.6, 1]
/** How much shorter an arc of the best known looks. */
const favour = 0.6
/** How much shorter a hinted arc looks, from some tries to the next. */
const favours = [0.3, 0.5, 0.7, 0.9]

export type Limits = {
  bound: number
  ends: number
  hint?: Hint | undefined
  /** Where it begins; else with the first greedy walks. */
  known?: Float64Array
  /** Fewer tries, and none for fewer walks alone. */
  isRough?: boolean
  /** The first circulation that is found will do. */
  isFirst?: boolean
}
/** For every arc whether it is likely to be worth taking. */
export type Hint = readonly boolean[]

/**
 * A good circulation, by greedy walks among arcs whose lengths are blurred: those of the best known look shorter,
 * so what is tried lies around it; those of `hint` do, too. It ends where nothing can cost less than `bound`, and is
 * the same every time, unless `ends` (of performance.now()) comes first.
 */
export function searched(problem: Problem, graph: Closed, limits: Limits): Float64Array {
  const { bound, ends, hint, known, isRough = false, isFirst = false } = limits
  const next = chance(1)
  let best = known ?? improved(problem, graph, greedyWalks(problem))
  let price = priceOf(graph, best)
  const work = isFirst ? 0 : isRough ? mostWork * shareIfRough : mostWork
  const tries = mostForAnArc * problem.arcs.length
  let [left, last] = [work, tries]
  const spend = (steps: number) => {
    left -= steps
  }
  for (let round = 0; left > 0 && round < last && performance.now() < ends; round += 1) {
    if (price < (bound + 1) * graph.scale) {
      left = Math.min(left, isRough ? 0 : work * shareAtBound)
      last = Math.min(last, round + tries * shareAtBound)
    }
    spend(problem.arcs.length)
    const looks = looksOf(best, round, next, hint)
    const walks = greedyWalks(problem, (arc) => looks[arc] ?? 1, spend)
    if (costOf(problem, walks) * graph.scale >= price + graph.scale) continue
    const amount = improved(problem, graph, walks)
    const now = priceOf(graph, amount)
    if (now <= price) [best, price] = [amount, now]
  }
  return best
}

function looksOf(
  best: Float64Array,
  round: number,
  next: () => number,
  hint: Hint | undefined,
): Float64Array {
  const spread = spreads[round % spreads.length] ?? 1
  const hinted = hint ? (favours[Math.floor(round / spreads.length) % favours.length] ?? 1) : 1
  const keep = 0.5 + 0.45 * next()
  return best.map((taken, arc) => {
    const blurred = (1 - spread / 2 + spread * next()) * (hint?.[arc] ? hinted : 1)
    return taken > 0 && next() < keep ? blurred * favour : blurred
  })
}
