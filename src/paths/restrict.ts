import { PathsError } from './error.ts'
import type { Explored } from './explore.ts'
import { shortestWays } from './suite/divide.ts'
import { type ExploredWalk, identified, pathOf } from './suite/path-of.ts'
import type { TestPath } from './suite/suite.ts'

/** Raised for a state that a machine does not have, or that nothing reaches. */
export class UnknownState extends PathsError {}

export type Scope = {
  /** What lies between the two states. */
  explored: Explored
  /** The way to where every path begins to count. */
  before: ExploredWalk | undefined
  /** The way on from a node to where every path has to end. */
  after: (node: number) => readonly number[]
}

/** The part of a machine that paths from one state to another go through. */
export function scopeOf(whole: Explored, from?: string, to?: string): Scope {
  const before = from === undefined ? undefined : wayTo(whole, from)
  const begun = before === undefined ? whole : beginningAt(whole, before)
  if (to === undefined) return { explored: begun, before, after: () => [] }
  const onwards = waysOn(begun, to)
  const arcs = begun.arcs.filter((arc) => onwards.has(arc.to))
  const kept = { ...begun, arcs }
  const ways = waysOn(kept, to)
  return { explored: kept, before, after: (node) => ways.get(node) ?? [] }
}

/** Whether a node is in a state, named by its id or as one word. */
export const isState = ({ nodes }: Explored, node: number, name: string) =>
  nodes[node]?.state === name || (nodes[node]?.states.includes(name) ?? false)

function wayTo(whole: Explored, name: string): ExploredWalk {
  for (const [node, way] of shortestWays(whole)) if (isState(whole, node, name)) return way
  throw new UnknownState(`Nothing reaches a state ${name}.`)
}

function beginningAt(whole: Explored, way: ExploredWalk): Explored {
  const begun = whole.starts[way.start]
  const last = whole.arcs[way.arcs.at(-1) ?? -1]
  if (!begun) throw new UnknownState('There is nothing to begin with.')
  return {
    ...whole,
    starts: [{ ...begun, node: last?.to ?? begun.node, taken: way.arcs.length > 0 ? [] : begun.taken }],
  }
}

/** For every node that can reach the state, the arcs of the shortest way there. */
function waysOn(explored: Explored, name: string): Map<number, readonly number[]> {
  const entering = explored.nodes.map((): number[] => [])
  for (const [index, { to }] of explored.arcs.entries()) entering[to]?.push(index)
  const goals = explored.nodes.flatMap(({ index }) => (isState(explored, index, name) ? [index] : []))
  if (goals.length === 0) throw new UnknownState(`Nothing reaches a state ${name}.`)
  const ways = new Map<number, readonly number[]>(goals.map((node) => [node, []]))
  for (const node of goals) {
    for (const arc of entering[node] ?? []) {
      const from = explored.arcs[arc]?.from
      if (from === undefined || ways.has(from)) continue
      ways.set(from, [arc, ...(ways.get(node) ?? [])])
      goals.push(from)
    }
  }
  return ways
}

/** A path by the scope's arcs, with the way to where it begins to count. */
export function pathWithin(whole: Explored, { explored, before }: Scope, walk: ExploredWalk): TestPath {
  const path = pathOf(explored, walk)
  if (!before) return path
  const way = pathOf(whole, before)
  return identified({ ...way, events: [...way.events, ...path.events] })
}
