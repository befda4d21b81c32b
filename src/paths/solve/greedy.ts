import type { Arc, Problem, Walk } from './problem.ts'

/**
 * Walks that hit every target, though seldom the fewest events: always on to the open target that is nearest to
 * where some walk has got to or some start begins. What an optimum is looked for from, and what stands in where it
 * was not found in time. `weigh` makes an arc look longer or shorter than it is, 1 for as long; `steps` is told how many
 * arcs were looked at.
 */
export function greedyWalks(
  problem: Problem,
  weigh: (arc: number) => number = () => 1,
  steps: (count: number) => void = () => undefined,
): Walk[] {
  const open = new Set(Array.from({ length: problem.targets }, (_, target) => target))
  const walks: { start: number; arcs: number[] }[] = []
  for (const [start, { hits }] of problem.starts.entries()) {
    const hitsNew = hits.filter((target) => open.delete(target)).length > 0
    if (hitsNew) walks.push({ start, arcs: [] })
  }
  const search = new Search(problem, weigh)
  while (open.size > 0) {
    const leg = search.nearest(walks, open)
    steps(search.looked)
    if (!leg) return walks
    const walk = leg.walk ?? { start: leg.start, arcs: [] }
    if (!leg.walk) walks.push(walk)
    for (const arc of leg.arcs) {
      walk.arcs.push(arc)
      for (const target of problem.arcs[arc]?.hits ?? []) open.delete(target)
    }
  }
  return walks
}

type Open = { start: number; arcs: number[] }
type Leg = { walk?: Open; start: number; arcs: number[] }

class Search {
  /** Arcs that were looked at for the last leg. */
  looked = 0
  readonly #problem: Problem
  readonly #weigh: (arc: number) => number
  readonly #leaving: number[][]

  constructor(problem: Problem, weigh: (arc: number) => number) {
    this.#problem = problem
    this.#weigh = weigh
    this.#leaving = leavingOf(problem)
  }

  /** The cheapest way from the end of a walk, or from a start, to and over an arc that hits something open. */
  nearest(walks: readonly Open[], open: ReadonlySet<number>): Leg | undefined {
    const { arcs, starts, walkCost } = this.#problem
    const from = new Map<number, { walk?: Open; start: number }>()
    const way = new Map<number, { cost: number; by: number }>()
    const queue = new Queue()
    const reach = (node: number, cost: number, by: number): boolean => {
      const known = way.get(node)
      if (known && known.cost <= cost) return false
      way.set(node, { cost, by })
      queue.push(node, cost)
      return true
    }
    for (const walk of walks) {
      const node = arcs[walk.arcs.at(-1) ?? -1]?.to ?? starts[walk.start]?.node ?? 0
      if (reach(node, 0, -1)) from.set(node, { walk, start: walk.start })
    }
    for (const [start, { node }] of starts.entries()) {
      if (reach(node, walkCost + 0.5, -1)) from.set(node, { start })
    }
    let best = { cost: Number.POSITIVE_INFINITY, arc: -1 }
    this.looked = 0
    for (let at = queue.pop(); at !== undefined && at.cost < best.cost; at = queue.pop()) {
      if (way.get(at.node)?.cost !== at.cost) continue
      for (const index of this.#leaving[at.node] ?? []) {
        const arc = arcs[index]
        if (!arc) continue
        this.looked += 1
        const cost = at.cost + arc.cost * this.#weigh(index)
        if (cost < best.cost && arc.hits.some((target) => open.has(target))) best = { cost, arc: index }
        reach(arc.to, cost, index)
      }
    }
    return best.arc === -1 ? undefined : legOf(arcs, way, from, best.arc)
  }
}

function legOf(
  arcs: readonly Arc[],
  way: ReadonlyMap<number, { by: number }>,
  from: ReadonlyMap<number, { walk?: Open; start: number }>,
  last: number,
): Leg {
  const taken = [last]
  let node = arcs[last]?.from ?? 0
  for (let by = way.get(node)?.by ?? -1; by !== -1; by = way.get(node)?.by ?? -1) {
    taken.push(by)
    node = arcs[by]?.from ?? 0
  }
  return { start: 0, ...from.get(node), arcs: taken.reverse() }
}

/** A binary heap of nodes by cost. */
class Queue {
  readonly #heap: { node: number; cost: number }[] = []

  push(node: number, cost: number): void {
    const heap = this.#heap
    heap.push({ node, cost })
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1
      if (!this.#swapIfLess(at, parent)) return
      at = parent
    }
  }

  pop(): { node: number; cost: number } | undefined {
    const heap = this.#heap
    const [top] = heap
    const last = heap.pop()
    if (!last || heap.length === 0) return top
    heap[0] = last
    for (let at = 0; ; ) {
      const left = 2 * at + 1
      const right = left + 1
      const less = (heap[right]?.cost ?? Number.POSITIVE_INFINITY) < (heap[left]?.cost ?? 0) ? right : left
      if (less >= heap.length || !this.#swapIfLess(less, at)) return top
      at = less
    }
  }

  #swapIfLess(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]]
    if (!a || !b || a.cost >= b.cost) return false
    ;[this.#heap[one], this.#heap[other]] = [b, a]
    return true
  }
}

/** The arcs that leave each node. */
export function leavingOf({ nodes, arcs }: Pick<Problem, 'nodes' | 'arcs'>): number[][] {
  const leaving = Array.from({ length: nodes }, (): number[] => [])
  for (const [index, { from }] of arcs.entries()) leaving[from]?.push(index)
  return leaving
}
