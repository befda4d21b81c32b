import { type Closed, omissible, priceOf } from './circulation.ts'
import { endOf, hitsOf, type Problem, type Walk } from './problem.ts'
import { cheapestThrough } from './required.ts'
import { strayParts } from './stray-parts.ts'

/**
 * A circulation at least as cheap as these walks: the arc that first hits each target is required, then the
 * cheapest circulation through the required arcs is taken, and arcs whose targets others hit as well are let
 * go, as long as that helps.
 */
export function improved(problem: Problem, graph: Closed, walks: readonly Walk[]): Float64Array {
  let best = amountOf(problem, graph, walks)
  for (let required = firstHits(graph, best); ; required = firstHits(graph, best)) {
    const amount = cheapestThrough(graph, required)
    if (!amount || strayParts(graph, amount).length > 0 || priceOf(graph, amount) >= priceOf(graph, best))
      return best
    best = amount
  }
}

/** How often each arc is taken, how often each node ends a walk, and which targets are left out. */
export function amountOf(problem: Problem, graph: Closed, walks: readonly Walk[]): Float64Array {
  const { arcs, starts } = problem
  const amount = new Float64Array(graph.from.length)
  const add = (arc: number) => {
    amount[arc] = (amount[arc] ?? 0) + 1
  }
  for (const walk of walks) {
    for (const arc of walk.arcs) add(arc)
    add(arcs.length + walk.start)
    add(arcs.length + starts.length + endOf(problem, walk))
  }
  if (graph.optional && problem.optional) {
    const hit = new Set(walks.flatMap((walk) => hitsOf(problem, walk)))
    for (const [at, target] of omissible(problem.optional).entries()) {
      if (!hit.has(target)) add(graph.optional.arcs[at] ?? -1)
    }
  }
  return amount
}

/** For each target one arc that is taken and hits it, those that hit most before others. */
function firstHits(graph: Closed, amount: Float64Array): Set<number> {
  const hits = new Map<number, number>()
  for (const arcs of graph.hitBy) {
    for (const arc of arcs) if ((amount[arc] ?? 0) > 0) hits.set(arc, (hits.get(arc) ?? 0) + 1)
  }
  const chosen = new Set<number>()
  const rarestFirst = [...graph.hitBy].sort((one, other) => taken(one) - taken(other))
  for (const arcs of rarestFirst) {
    if (arcs.some((arc) => chosen.has(arc))) continue
    const [most] = arcs.filter((arc) => hits.has(arc)).sort((a, b) => (hits.get(b) ?? 0) - (hits.get(a) ?? 0))
    if (most !== undefined) chosen.add(most)
  }
  return chosen

  function taken(arcs: readonly number[]): number {
    return arcs.filter((arc) => hits.has(arc)).length
  }
}
