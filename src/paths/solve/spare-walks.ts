import { hitsOf, type Problem, type Walk } from './problem.ts'

/** Walks without those that hit only what others hit, the dearest left out first. */
export function withoutSpare(problem: Problem, walks: readonly Walk[]): Walk[] {
  const hits = new Map(walks.map((walk) => [walk, [...new Set(hitsOf(problem, walk))]]))
  const times = new Map<number, number>()
  const count = (walk: Walk, by: number) => {
    for (const target of hits.get(walk) ?? []) times.set(target, (times.get(target) ?? 0) + by)
  }
  for (const walk of walks) count(walk, 1)
  const spare = new Set<Walk>()
  for (const walk of [...walks].sort((one, other) => other.arcs.length - one.arcs.length)) {
    if (!hits.get(walk)?.every((target) => (times.get(target) ?? 0) > 1)) continue
    spare.add(walk)
    count(walk, -1)
  }
  return walks.filter((walk) => !spare.has(walk))
}
