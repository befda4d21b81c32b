import type { Labelled } from '../criteria/labelled.ts'
import type { Scope } from '../explore/scope.ts'
import type { Problem } from '../solve/problem.ts'
import type { Explored } from '../types.ts'
import { LeadIn } from './lead-in.ts'

/** A covering problem of whole paths, from a start of the machine to where they end, and what it is a problem of. */
export type Task = {
  problem: Problem
  /** Arcs and starts of what was explored by the number of the problem's. */
  arcs: readonly number[]
  starts: readonly number[]
  /** The explored arcs on from where a walk ends to where the path has to. */
  after: (node: number) => readonly number[]
}

/**
 * A problem between two states, with the ways to where paths begin to count before it and the cost of the ways on
 * after it, so that the least there is counts them in.
 */
export function taskOf(
  whole: Explored,
  scope: Scope,
  labelled: Labelled,
  priceOf: (arc: number) => number,
): Task {
  const arcs = labelled.arcs.map((arc) => scope.arcs[arc] ?? -1)
  const exploredNode = explored(labelled.problem, scope, whole, arcs)
  const after = (node: number) => scope.after(exploredNode.get(node) ?? -1)
  const price = (some: readonly number[]) => some.reduce((sum, arc) => sum + priceOf(arc), 0)
  const endCosts = Array.from({ length: labelled.problem.nodes }, (_, node) => price(after(node)))
  const problem = endCosts.some((cost) => cost > 0) ? { ...labelled.problem, endCosts } : labelled.problem
  const ways = new LeadIn(problem, arcs, priceOf)
  for (const [index, way] of scope.before.entries()) ways.add(way, problem.starts[index])
  return { ...ways.task(), after }
}

/** The explored node that each of the problem's stands for. */
function explored({ arcs, starts }: Problem, scope: Scope, whole: Explored, origins: readonly number[]) {
  const found = new Map(starts.map(({ node }, index) => [node, scope.explored.starts[index]?.node ?? -1]))
  for (const [index, { to }] of arcs.entries()) found.set(to, whole.arcs[origins[index] ?? -1]?.to ?? -1)
  return found
}
