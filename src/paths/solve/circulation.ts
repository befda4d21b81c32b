import type { Optional, Problem } from './problem.ts'

/**
 * A covering problem with one outer node more, where every walk begins and ends: arcs lead from it to the starts,
 * and back to it from every node. Walks are then one circulation.
 */
export type Closed = {
  nodes: number
  outer: number
  /**
   * Real arcs first, then those to the starts, then those that end a walk. Last, for each target that may be left
   * out, one from the outer node to itself that hits it: taken, it leaves the target out.
   */
  from: Int32Array
  to: Int32Array
  /** In `scale` times the unit of the problem, one more for every walk: among equals, fewer walks are cheaper. */
  cost: Float64Array
  scale: number
  /** The arcs that hit each target. */
  hitBy: readonly (readonly number[])[]
  /** The arcs that leave targets out, what each weighs, and what they may weigh together. */
  optional?: { arcs: readonly number[]; weights: readonly number[]; most: number }
}

export function closed({ nodes, arcs, starts, targets, walkCost, endCosts, optional }: Problem): Closed {
  const omitted = optional ? omissible(optional) : []
  const count = arcs.length + starts.length + nodes + omitted.length
  const scale = count + 1
  const [from, to, cost] = [new Int32Array(count), new Int32Array(count), new Float64Array(count)]
  const hitBy = Array.from({ length: targets }, (): number[] => [])
  let index = 0
  const add = (a: number, b: number, price: number, hits: readonly number[] = []) => {
    from[index] = a
    to[index] = b
    cost[index] = price
    for (const target of new Set(hits)) hitBy[target]?.push(index)
    index += 1
  }
  for (const arc of arcs) add(arc.from, arc.to, arc.cost * scale, arc.hits)
  for (const start of starts) add(nodes, start.node, walkCost * scale + 1, start.hits)
  for (let node = 0; node < nodes; node += 1) add(node, nodes, (endCosts?.[node] ?? 0) * scale)
  for (const target of omitted) add(nodes, nodes, 0, [target])
  const graph = { nodes: nodes + 1, outer: nodes, from, to, cost, scale, hitBy }
  if (!optional) return graph
  const first = count - omitted.length
  const weights = omitted.map((target) => optional.weights[target] ?? 0)
  return { ...graph, optional: { arcs: omitted.map((_, at) => first + at), weights, most: optional.most } }
}

/** Targets that can be left out, if alone. */
export const omissible = ({ weights, most }: Optional): number[] =>
  [...weights.keys()].filter((target) => (weights[target] ?? 0) <= most)

/** What a circulation costs, in the unit of the graph. */
export const priceOf = ({ cost }: Pick<Closed, 'cost'>, amount: Float64Array): number =>
  amount.reduce((sum, times, arc) => sum + times * (cost[arc] ?? 0), 0)

/** The same graph where only what arcs cost counts, and not how many walks there are. */
export const withoutWalks = (graph: Closed): Closed => ({
  ...graph,
  cost: graph.cost.map((cost) => Math.floor(cost / graph.scale)),
  scale: 1,
})
