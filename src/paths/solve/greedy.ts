import type { Arc, Problem, Walk } from './problem.ts'

/**
 * Walks that hit every target, though seldom the fewest events: from some start always on to the nearest target
 * not hit yet. What stands in where an optimum was not found in time.
 */
export function greedyWalks(problem: Problem): Walk[] {
  const leaving = leavingOf(problem)
  const open = new Set(Array.from({ length: problem.targets }, (_, target) => target))
  const walks: Walk[] = []
  while (open.size > 0) {
    const before = open.size
    for (const [start, { node, hits }] of problem.starts.entries()) {
      const hitsNew = hits.some((target) => open.delete(target))
      const arcs = onwards(problem, leaving, node, open)
      if (hitsNew || arcs.length > 0) walks.push({ start, arcs })
    }
    if (open.size === before) return walks
  }
  return walks
}

function onwards({ arcs }: Problem, leaving: number[][], from: number, open: Set<number>): number[] {
  const taken: number[] = []
  let node = from
  for (let leg = nearest(arcs, leaving, node, open); leg; leg = nearest(arcs, leaving, node, open)) {
    for (const arc of leg) {
      taken.push(arc)
      for (const target of arcs[arc]?.hits ?? []) open.delete(target)
      node = arcs[arc]?.to ?? node
    }
  }
  return taken
}

/** The shortest way from a node to and over an arc that hits something new. */
function nearest(
  arcs: readonly Arc[],
  leaving: number[][],
  from: number,
  open: ReadonlySet<number>,
): number[] | undefined {
  const cameBy = new Map<number, number>([[from, -1]])
  const queue = [from]
  for (const node of queue) {
    for (const index of leaving[node] ?? []) {
      const arc = arcs[index]
      if (!arc) continue
      if (arc.hits.some((target) => open.has(target))) return [...wayTo(arcs, cameBy, node), index]
      if (cameBy.has(arc.to)) continue
      cameBy.set(arc.to, index)
      queue.push(arc.to)
    }
  }
  return undefined
}

function wayTo(arcs: readonly Arc[], cameBy: ReadonlyMap<number, number>, to: number): number[] {
  const way: number[] = []
  for (let by = cameBy.get(to) ?? -1; by !== -1; by = cameBy.get(arcs[by]?.from ?? -1) ?? -1) way.push(by)
  return way.reverse()
}

/** The arcs that leave each node. */
export function leavingOf({ nodes, arcs }: Pick<Problem, 'nodes' | 'arcs'>): number[][] {
  const leaving = Array.from({ length: nodes }, (): number[] => [])
  for (const [index, { from }] of arcs.entries()) leaving[from]?.push(index)
  return leaving
}
