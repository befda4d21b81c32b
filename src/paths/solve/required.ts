import type { Closed } from './circulation.ts'
import { cheapestFlow } from './network-simplex.ts'

/**
 * The cheapest circulation that takes every arc of `required` at least once; undefined where there is none. It
 * needs no rounding: the rows of a network are totally unimodular.
 */
export function cheapestThrough(graph: Closed, required: Iterable<number>): Float64Array | undefined {
  const must = [...required]
  const supply = new Float64Array(graph.nodes)
  const add = (node: number | undefined, amount: number) => {
    if (node !== undefined) supply[node] = (supply[node] ?? 0) + amount
  }
  for (const arc of must) {
    add(graph.to[arc], 1)
    add(graph.from[arc], -1)
  }
  const flow = cheapestFlow({ ...graph, supply })
  if (!flow) return undefined
  for (const arc of must) flow.amount[arc] = (flow.amount[arc] ?? 0) + 1
  return flow.amount
}
