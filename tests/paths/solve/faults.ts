import { costOf, hitsOf, type Problem, type Solution, type Walk } from '#paths/solve/problem.ts'

/** What is wrong with a solution: walks that jump, targets that nothing hits, a cost it does not have. */
export function errorsOf(problem: Problem, { walks, cost, bound }: Solution): string[] {
  const hit = new Set(walks.flatMap((walk) => hitsOf(problem, walk)))
  return [
    ...walks.flatMap((walk, index) => (holdsTogether(problem, walk) ? [] : [`walk ${index} jumps`])),
    ...(weightOf(problem, hit) <= (problem.optional?.most ?? 0)
      ? []
      : [`${problem.targets - hit.size} targets are not hit`]),
    ...spareWalks(problem, walks).map((index) => `walk ${index} hits only what others hit`),
    ...(cost === costOf(problem, walks) ? [] : [`it costs ${costOf(problem, walks)}, not ${cost}`]),
    ...(bound <= cost ? [] : [`the bound of ${bound} is above the cost of ${cost}`]),
  ]
}

/** What is not hit, by its weight; each weighs 1 where all have to be hit. */
function weightOf({ targets, optional }: Problem, hit: ReadonlySet<number>): number {
  return Array.from({ length: targets }, (_, target) =>
    hit.has(target) ? 0 : (optional?.weights[target] ?? 1),
  ).reduce((sum, weight) => sum + weight, 0)
}

function holdsTogether({ arcs, starts }: Problem, walk: Walk): boolean {
  let node = starts[walk.start]?.node
  for (const index of walk.arcs) {
    if (node === undefined || arcs[index]?.from !== node) return false
    node = arcs[index]?.to
  }
  return node !== undefined
}

function spareWalks(problem: Problem, walks: readonly Walk[]): number[] {
  const hits = walks.map((walk) => hitsOf(problem, walk))
  return [...walks.keys()].filter((index) => {
    const others = new Set(hits.toSpliced(index, 1).flat())
    return hits[index]?.every((target) => others.has(target))
  })
}
