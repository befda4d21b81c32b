import type { Closed } from './circulation.ts'

/** A row of the programme: these arcs together are taken at least once. */
export type Cut = number[]

/**
 * What a flow, whole or not, does wrong: for each target it hits without coming from the outer node, the arcs of
 * which one has to be taken. Whatever set of nodes leaves the outer one out, a target is hit by an arc that begins
 * elsewhere, or the set is entered; a cut of least capacity between the outer node and the target's arcs tells
 * whether that holds of every set.
 */
export function violatedCuts(graph: Closed, amount: ArrayLike<number>): Cut[] {
  const support = supportOf(graph, amount)
  const seen = new Set<string>()
  return graph.hitBy.flatMap((hitters) => {
    const near = reachedSide(graph, support, amount, hitters)
    if (!near) return []
    const cut = cutBeyond(graph, near, hitters)
    const key = cut.join()
    if (seen.has(key)) return []
    seen.add(key)
    return [cut]
  })
}

/** The arcs that a walk takes to get beyond these nodes, or to hit the target among them. */
function cutBeyond({ from, to }: Closed, near: ReadonlySet<number>, hitters: readonly number[]): Cut {
  const cut = new Set(hitters.filter((arc) => near.has(from[arc] ?? -1)))
  for (const [arc, node] of from.entries()) {
    if (near.has(node) && !near.has(to[arc] ?? -1)) cut.add(arc)
  }
  return [...cut].sort((a, b) => a - b)
}

const tolerance = 1e-4

type Edges = ReadonlyMap<number, Edge[]>
type Edge = { to: number; left: number; back: number }
type Support = { arcs: number[] }

function supportOf({ from }: Closed, amount: ArrayLike<number>): Support {
  return { arcs: [...from.keys()].filter((arc) => (amount[arc] ?? 0) > tolerance / 100) }
}

/** The nodes on the outer node's side of a cut of less than 1, or undefined where every cut has 1. */
function reachedSide(
  graph: Closed,
  { arcs }: Support,
  amount: ArrayLike<number>,
  hitters: readonly number[],
): Set<number> | undefined {
  const target = graph.nodes
  const edges = new Map<number, Edge[]>()
  const edgesAt = (node: number): Edge[] => {
    const known = edges.get(node) ?? []
    edges.set(node, known)
    return known
  }
  const add = (from: number, to: number, capacity: number) => {
    const [ahead, behind] = [edgesAt(from), edgesAt(to)]
    ahead.push({ to, left: capacity, back: behind.length })
    behind.push({ to: from, left: 0, back: ahead.length - 1 })
  }
  for (const arc of arcs) add(graph.from[arc] ?? 0, graph.to[arc] ?? 0, amount[arc] ?? 0)
  for (const arc of hitters) {
    if ((amount[arc] ?? 0) > 0) add(graph.from[arc] ?? 0, target, amount[arc] ?? 0)
  }
  let sent = 0
  while (sent < 1 - tolerance) {
    const by = wayThrough(edges, graph.outer, target)
    if (!by.has(target)) return new Set(by.keys())
    sent += push(by, graph.outer, target)
  }
  return undefined
}

type Reached = Map<number, { edge: Edge; from: number; edges: Edges } | undefined>

/** Breadth first over what has capacity left. */
function wayThrough(edges: Edges, from: number, to: number): Reached {
  const by: Reached = new Map([[from, undefined]])
  const queue = [from]
  for (const node of queue) {
    for (const edge of edges.get(node) ?? []) {
      if (edge.left <= tolerance / 100 || by.has(edge.to)) continue
      by.set(edge.to, { edge, from: node, edges })
      if (edge.to === to) return by
      queue.push(edge.to)
    }
  }
  return by
}

function push(by: Reached, from: number, to: number): number {
  let room = 1
  for (let step = by.get(to); step; step = by.get(step.from)) room = Math.min(room, step.edge.left)
  for (let node = to; node !== from; ) {
    const step = by.get(node)
    if (!step) break
    step.edge.left -= room
    const behind = step.edges.get(node)?.[step.edge.back]
    if (behind) behind.left += room
    node = step.from
  }
  return room
}
