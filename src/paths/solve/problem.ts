/**
 * A covering problem: walks through a graph, each from one of its starts, that between them hit every target,
 * at the least cost. Nodes, arcs, starts and targets are numbered from 0.
 */
export type Arc = {
  from: number
  to: number
  /** A whole number, 1 for an event unless costs were measured. */
  cost: number
  /** The targets that taking this arc hits. */
  hits: readonly number[]
}

export type Entry = { node: number; hits: readonly number[] }

export type Problem = {
  nodes: number
  arcs: readonly Arc[]
  starts: readonly Entry[]
  targets: number
  /** Targets that may be left out, as many as their weights allow; all have to be hit where it is left out. */
  optional?: Optional
  /** What kind of node each is, such as the state it is in: nodes of one kind are alike but for their data. */
  kinds?: readonly number[]
  /** What beginning a walk costs, in the unit of the arcs. Among equals, fewer walks are better even at 0. */
  walkCost: number
  /** What it costs to end a walk at each node, such as the way on to where it has to end; nothing if left out. */
  endCosts?: readonly number[]
}

/** Whole numbers: what leaving each target out weighs, and what all that are left out may weigh together. */
export type Optional = { weights: readonly number[]; most: number }

export type Walk = { start: number; arcs: readonly number[] }

export type Solution = {
  walks: Walk[]
  /** Of all arcs taken and walks begun. */
  cost: number
  /** No suite costs less; equal to `cost` where the solution is exact. */
  bound: number
}

/** What a set of walks costs. */
export function costOf(problem: Problem, walks: readonly Walk[]): number {
  const { arcs, walkCost, endCosts } = problem
  const ofEnd = (walk: Walk) => endCosts?.[endOf(problem, walk)] ?? 0
  return walks.reduce(
    (sum, walk) =>
      walk.arcs.reduce((cost, arc) => cost + (arcs[arc]?.cost ?? 0), sum + walkCost + ofEnd(walk)),
    0,
  )
}

/** The node at which a walk ends. */
export const endOf = ({ arcs, starts }: Problem, walk: Walk): number =>
  arcs[walk.arcs.at(-1) ?? -1]?.to ?? starts[walk.start]?.node ?? 0

/** The targets that a walk hits. */
export const hitsOf = ({ arcs, starts }: Problem, walk: Walk): readonly number[] => [
  ...(starts[walk.start]?.hits ?? []),
  ...walk.arcs.flatMap((arc) => arcs[arc]?.hits ?? []),
]
