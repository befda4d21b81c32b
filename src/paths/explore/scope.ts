import { PathsError } from '../error.ts'
import type { Begun, Explored, ExploredWalk, TestPath } from '../types.ts'
import { pathOf } from './path-of.ts'
import { ShortestPathTree } from './shortest-path-tree.ts'

/** Thrown for a state that does not exist or cannot be reached. */
export class UnknownState extends PathsError {}

/** The part of the explored graph between two states. */
export type Scope = {
  /** Starts where paths begin to count, and has only arcs from which the end can be reached. */
  explored: Explored
  /** The arc of the whole graph for each arc. */
  arcs: readonly number[]
  /** The walk through the whole graph to each start. */
  before: readonly ExploredWalk[]
  /** The arcs of the whole graph from a node to where every path has to end. */
  after: (node: number) => readonly number[]
}

/** The scope of paths from one state to another; walks to its starts and from its ends are the cheapest. */
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

/** Whether a node is in a state, named by id or as in paths. */
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

/** What is taken before the start does not count. */
function begunAfter(whole: Explored, way: ExploredWalk): Begun {
  const begun = whole.starts[way.start]
  if (!begun) throw new UnknownState('There is nothing to begin with.')
  return way.arcs.length === 0 ? begun : { ...begun, node: endOf(whole, way), taken: [], passed: [] }
}

/** A path from the scope's arcs, with the walk to its start in front. */
export function pathWithin(whole: Explored, { arcs, before }: Scope, walk: ExploredWalk): TestPath {
  const way = before[walk.start] ?? walk
  return pathOf(whole, { start: way.start, arcs: [...way.arcs, ...walk.arcs.map((arc) => arcs[arc] ?? -1)] })
}
