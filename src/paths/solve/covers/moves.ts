import type { Problem } from '../problem.ts'

/** What a walk can do next: take an arc, or begin at a start. `column` is its place in the linear programme. */
export type Move = { column: number; from: number; to: number; cost: number; hits: readonly number[] }

/** A problem as moves from node to node; the outer node, where every walk begins, is the last one. */
export type Moves = {
  problem: Problem
  outer: number
  /** In the order of their columns: all arcs, then all starts. */
  all: readonly Move[]
  leaving: readonly (readonly Move[])[]
}

export function movesOf(problem: Problem): Moves {
  const { arcs, starts, nodes, walkCost } = problem
  const all = [
    ...arcs.map(({ from, to, cost, hits }, column) => moveOf(column, from, to, cost, hits)),
    ...starts.map(({ node, hits }, start) => moveOf(arcs.length + start, nodes, node, walkCost, hits)),
  ]
  const leaving = Array.from({ length: nodes + 1 }, (): Move[] => [])
  for (const move of all) leaving[move.from]?.push(move)
  return { problem, outer: nodes, all, leaving }
}

/** All of one shape, for they are looked at very often. */
const moveOf = (column: number, from: number, to: number, cost: number, hits: readonly number[]): Move => ({
  column,
  from,
  to,
  cost,
  hits: [...new Set(hits)],
})

/** Where a suite that is being put together stands: at a node, the outer one between two walks, with these targets hit. */
export type Place = { node: number; hit: Uint8Array }

/** Where every suite begins: between two walks, with nothing hit. */
export const beginningOf = ({ outer, problem }: Moves): Place => ({
  node: outer,
  hit: new Uint8Array(problem.targets),
})
