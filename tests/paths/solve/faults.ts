import { costOf, type Problem, type Solution, type Walk } from '#paths/solve/problem.ts'

/** What is wrong with a solution: walks that jump, targets that nothing hits, a cost it does not have. */
export function errorsOf(problem: Problem, { walks, cost, bound }: Solution): string[] {
  const hit = new Set(walks.flatMap((walk) => hitsOf(problem, walk)))
  return [
    ...walks.flatMap((walk, index) => (holdsTogether(problem, walk) ? [] : [`walk ${index} jumps`])),
    ...(hit.size === problem.targets ? [] : [`${problem.targets - hit.size} targets are not hit`]),
    ...(cost === costOf(problem, walks) ? [] : [`it costs ${costOf(problem, walks)}, not ${cost}`]),
    ...(bound <= cost ? [] : [`the bound of ${bound} is above the cost of ${cost}`]),
  ]
}

function holdsTogether({ arcs, starts }: Problem, walk: Walk): boolean {
  let node = starts[walk.start]?.node
  for (const index of walk.arcs) {
    if (node === undefined || arcs[index]?.from !== node) return false
    node = arcs[index]?.to
  }
  return node !== undefined
}

const hitsOf = ({ arcs, starts }: Problem, walk: Walk): readonly number[] => [
  ...(starts[walk.start]?.hits ?? []),
  ...walk.arcs.flatMap((arc) => arcs[arc]?.hits ?? []),
]
