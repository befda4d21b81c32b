import type { Problem, Walk } from '../problem.ts'

/** A problem with only some of its arcs and starts, and its walks told in the whole. */
export type Part = { problem: Problem; inWhole: (walk: Walk) => Walk }

/** What of a problem these moves make, by their columns, and only what they reach. */
export function partOf(problem: Problem, isKept: (column: number) => boolean): Part {
  const { arcs, starts, nodes, endCosts } = problem
  const leaving = Array.from({ length: nodes }, (): number[] => [])
  for (const [index, { from }] of arcs.entries()) {
    if (isKept(index)) leaving[from]?.push(index)
  }
  const kept = [...starts.keys()].filter((start) => isKept(arcs.length + start))
  const numbers = new Map<number, number>()
  const reached: number[] = []
  const reach = (node: number) => {
    if (!numbers.has(node)) numbers.set(node, reached.push(node) - 1)
    return numbers.get(node) ?? 0
  }
  const keptStarts = kept.map((start) => ({
    node: reach(starts[start]?.node ?? 0),
    hits: starts[start]?.hits ?? [],
  }))
  const keptArcs: number[] = []
  for (const node of reached) {
    for (const index of leaving[node] ?? []) {
      keptArcs.push(index)
      reach(arcs[index]?.to ?? 0)
    }
  }
  const { kinds: _, ...same } = problem
  const moved = keptArcs.flatMap((index) => {
    const arc = arcs[index]
    return arc ? [{ ...arc, from: reach(arc.from), to: reach(arc.to) }] : []
  })
  return {
    problem: {
      ...same,
      nodes: reached.length,
      arcs: moved,
      starts: keptStarts,
      ...(endCosts && { endCosts: reached.map((node) => endCosts[node] ?? 0) }),
    },
    inWhole: ({ start, arcs: taken }) => ({
      start: kept[start] ?? 0,
      arcs: taken.map((arc) => keptArcs[arc] ?? 0),
    }),
  }
}

/** Whether everything can be hit there at all. */
export function hitsAll({ arcs, starts, targets }: Problem): boolean {
  const hit = new Set([...arcs, ...starts].flatMap(({ hits }) => hits))
  return hit.size === targets
}
