import { PathsError } from '../error.ts'
import type { Begun, Explored, ExploredWalk, TestPath } from '../types.ts'
import { pathOf } from './path-of.ts'
import { ShortestPathTree } from './shortest-path-tree.ts'

/** Raised for a state that a machine does not have, or that nothing reaches. */
export class UnknownState extends PathsError {}

/** What lies between two states. */
export type Scope = {
  /** Begins where paths begin to count, and has only arcs that lie on some way on to where paths end. */
  explored: Explored
  /** The arc of the whole that each of its arcs is. */
  arcs: readonly number[]
  /** The way through the whole to each of its starts. */
  before: readonly ExploredWalk[]
  /** The arcs of the whole on from a node to where every path has to end. */
  after: (node: number) => readonly number[]
}

/** The part of a machine that paths from one state to another go through; ways there and on are the cheapest. */
export function scopeOf(
  whole: Explored,
  from?: string,
  to?: string,
  priceOf: (arc: number) => number = () => 1,
): Scope {
  const onward = to === undefined ? undefined : waysTo(whole, to, priceOf)
  const canEnd = (node: number) => onward === undefined || Number.isFinite(onward.costTo(node))
  const before = (from === undefined ? beginnings(whole) : waysInto(whole, from, priceOf)).filter((way) =>
    canEnd(endOf(whole, way)),
  )
  if (before.length === 0)
    throw new UnknownState(`Nothing leads ${from ? `from ${from} ` : ''}to a state ${to}.`)
  const starts = before.map((way) => begunAfter(whole, way))
  const reached = new ShortestPathTree({ ...whole, nodes: whole.nodes.length, starts })
  const arcs = [...whole.arcs.keys()].filter((index) => {
    const arc = whole.arcs[index]
    return arc && canEnd(arc.to) && Number.isFinite(reached.costTo(arc.from))
  })
  return {
    explored: { ...whole, starts, arcs: arcs.flatMap((index) => whole.arcs[index] ?? []) },
    arcs,
    before,
    after: (node) => onward?.get(node)?.arcs.toReversed() ?? [],
  }
}

/** Whether a node is in a state, named by its id or as one word. */
export const isState = ({ nodes }: Explored, node: number, name: string): boolean =>
  nodes[node]?.state === name || (nodes[node]?.states.includes(name) ?? false)

const beginnings = ({ starts }: Explored): ExploredWalk[] => starts.map((_, start) => ({ start, arcs: [] }))

const endOf = ({ arcs, starts }: Explored, way: ExploredWalk): number =>
  arcs[way.arcs.at(-1) ?? -1]?.to ?? starts[way.start]?.node ?? -1

/** Shortest walks into each node of a state that pass no other node of it before. */
function waysInto(whole: Explored, name: string, priceOf: (arc: number) => number): ExploredWalk[] {
  const ways = new ShortestPathTree({ ...whole, nodes: whole.nodes.length }, priceOf)
  const isGoal = (node: number) => isState(whole, node, name)
  const found = whole.nodes.flatMap(({ index }) => (isGoal(index) ? (ways.get(index) ?? []) : []))
  if (found.length === 0) throw new UnknownState(`Nothing reaches a state ${name}.`)
  return found.filter(({ arcs }) => !arcs.some((arc) => isGoal(whole.arcs[arc]?.from ?? -1)))
}

/** Shortest walks, backwards, from every node to a state. */
function waysTo(whole: Explored, name: string, priceOf: (arc: number) => number): ShortestPathTree {
  const goals = whole.nodes.flatMap(({ index }) => (isState(whole, index, name) ? [{ node: index }] : []))
  if (goals.length === 0) throw new UnknownState(`Nothing reaches a state ${name}.`)
  const arcs = whole.arcs.map(({ from, to }) => ({ from: to, to: from }))
  return new ShortestPathTree({ nodes: whole.nodes.length, arcs, starts: goals }, priceOf)
}

/** What is taken on the way there does not count. */
function begunAfter(whole: Explored, way: ExploredWalk): Begun {
  const begun = whole.starts[way.start]
  if (!begun) throw new UnknownState('There is nothing to begin with.')
  return way.arcs.length === 0 ? begun : { ...begun, node: endOf(whole, way), taken: [], passed: [] }
}

/** A path by the scope's arcs, with the way to where it begins to count. */
export function pathWithin(whole: Explored, { arcs, before }: Scope, walk: ExploredWalk): TestPath {
  const way = before[walk.start] ?? walk
  return pathOf(whole, { start: way.start, arcs: [...way.arcs, ...walk.arcs.map((arc) => arcs[arc] ?? -1)] })
}
