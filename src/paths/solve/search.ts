import { chance } from './chance.ts'
import { type Closed, priceOf } from './circulation.ts'
import { greedyWalks } from './greedy.ts'
import { improved } from './improve.ts'
import { costOf, type Problem } from './problem.ts'

/** Arcs looked at in all tries together, and tries however small a problem is for each of its arcs. */
const mostWork = 4_000_000
const mostForAnArc = 10
/** Of the tries, what may follow once the bound is met, when only fewer walks can be won. */
const shareAtBound = 0.25
/** How unlike their lengths arcs may look, from one try to the next. */
const spreads = [0.02, 0.2, 0.6, 1]
/** How much shorter an arc of the best known looks. */
const favour = 0.6

/**
 * A good circulation, by greedy walks among arcs whose lengths are blurred: those of the best known look shorter,
 * so what is tried lies around it. It ends where nothing can cost less than `bound`, and is the same every time,
 * unless `ends` (of performance.now()) comes first.
 */
export function searched(problem: Problem, graph: Closed, bound: number, ends: number): Float64Array {
  const next = chance(1)
  let best = improved(problem, graph, greedyWalks(problem))
  let price = priceOf(graph, best)
  const tries = Math.min(mostForAnArc * problem.arcs.length, Math.ceil(mostWork / problem.arcs.length))
  for (let round = 0, left = tries; left > 0 && performance.now() < ends; round += 1, left -= 1) {
    if (price < (bound + 1) * graph.scale) left = Math.min(left, tries * shareAtBound)
    const looks = looksOf(problem.arcs.length, best, spreads[round % spreads.length] ?? 1, next)
    const walks = greedyWalks(problem, (arc) => looks[arc] ?? 1)
    if (costOf(problem, walks) * graph.scale >= price + graph.scale) continue
    const amount = improved(problem, graph, walks)
    const now = priceOf(graph, amount)
    if (now <= price) [best, price] = [amount, now]
  }
  return best
}

function looksOf(arcs: number, best: Float64Array, spread: number, next: () => number): Float64Array {
  const keep = 0.5 + 0.45 * next()
  return Float64Array.from({ length: arcs }, (_, arc) => {
    const blurred = 1 - spread / 2 + spread * next()
    return (best[arc] ?? 0) > 0 && next() < keep ? blurred * favour : blurred
  })
}
