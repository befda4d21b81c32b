import { hitsOf, type Problem, type Walk } from './problem.ts'

/** The targets that no walk hits. */
export function leftOutBy(problem: Problem, walks: readonly Walk[]): Set<number> {
  const hit = new Set(walks.flatMap((walk) => hitsOf(problem, walk)))
  return new Set(
    Array.from({ length: problem.targets }, (_, target) => target).filter((one) => !hit.has(one)),
  )
}

/** Of the targets that may be left out, those that weigh least, as many as may be. */
export function rarest({ optional }: Problem): Set<number> {
  const { weights, most } = optional ?? { weights: [], most: 0 }
  const lightest = [...weights.keys()].sort((one, other) => (weights[one] ?? 0) - (weights[other] ?? 0))
  const omitted = new Set<number>()
  let left = most
  for (const target of lightest) {
    left -= weights[target] ?? 0
    if (left < 0) break
    omitted.add(target)
  }
  return omitted
}

/** The problem of the targets that are kept; all of them have to be hit. */
export function without(problem: Problem, omitted: ReadonlySet<number>): Problem {
  const { optional: _, ...rest } = problem
  const kept = Array.from({ length: problem.targets }, (_, target) => target).filter(
    (one) => !omitted.has(one),
  )
  const numbers = new Map(kept.map((target, at) => [target, at]))
  const renumbered = (hits: readonly number[]) => hits.flatMap((target) => numbers.get(target) ?? [])
  return {
    ...rest,
    targets: kept.length,
    arcs: problem.arcs.map((arc) => ({ ...arc, hits: renumbered(arc.hits) })),
    starts: problem.starts.map((start) => ({ ...start, hits: renumbered(start.hits) })),
  }
}
