import type { Network } from './network-simplex.ts'

/** By which arc each node hangs at first, -1 where by none, and what flows on it; what is left over to each else. */
export type FirstTree = { arcOf: Int32Array; amount: Float64Array; over: Float64Array }

/**
 * A flow to begin with: what a node lacks comes from the hub by the cheapest way, what it has too much of goes back
 * at once. It is not the cheapest, but far nearer to it than none, and all arcs without flow point to the hub.
 */
export function firstTree(network: Network): FirstTree {
  const { nodes, from, supply, hub } = network
  const arcOf = new Int32Array(nodes).fill(-1)
  const amount = new Float64Array(nodes)
  const over = Float64Array.from(supply)
  if (hub === undefined) return { arcOf, amount, over }
  const by = waysFrom(network, hub)
  const back = waysBack(network, hub)
  for (const node of leavesFirst(by, from)) {
    const left = over[node] ?? 0
    const arc = (left < 0 ? by[node] : back[node]) ?? -1
    if (arc === -1 || node === hub) continue
    const other = left < 0 ? (from[arc] ?? hub) : hub
    arcOf[node] = arc
    amount[node] = Math.abs(left)
    over[node] = 0
    over[other] = (over[other] ?? 0) + left
  }
  return { arcOf, amount, over }
}

/** The last arc of the cheapest way to each node. */
function waysFrom({ nodes, from, to, cost }: Network, hub: number): Int32Array {
  const leaving = Array.from({ length: nodes }, (): number[] => [])
  for (const [arc, node] of from.entries()) if (to[arc] !== hub) leaving[node]?.push(arc)
  const by = new Int32Array(nodes).fill(-1)
  const price = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY)
  price[hub] = 0
  const queue = [hub]
  for (const node of queue) {
    for (const arc of leaving[node] ?? []) {
      const [next, total] = [to[arc] ?? hub, (price[node] ?? 0) + (cost[arc] ?? 0)]
      if (total >= (price[next] ?? 0)) continue
      price[next] = total
      by[next] = arc
      queue.push(next)
    }
  }
  return by
}

/** The cheapest arc from each node back to the hub. */
function waysBack({ nodes, from, to, cost }: Network, hub: number): Int32Array {
  const back = new Int32Array(nodes).fill(-1)
  for (const [arc, node] of from.entries()) {
    const known = back[node] ?? -1
    if (to[arc] === hub && (known === -1 || (cost[arc] ?? 0) < (cost[known] ?? 0))) back[node] = arc
  }
  return back
}

/** Every node before the one that its way comes from. */
function leavesFirst(by: Int32Array, from: Int32Array): number[] {
  const waiting = new Int32Array(by.length)
  const parentOf = (node: number) => from[by[node] ?? -1] ?? -1
  for (const node of by.keys())
    if (by[node] !== -1) waiting[parentOf(node)] = (waiting[parentOf(node)] ?? 0) + 1
  const order = [...by.keys()].filter((node) => waiting[node] === 0)
  for (const node of order) {
    const parent = by[node] === -1 ? -1 : parentOf(node)
    if (parent === -1) continue
    waiting[parent] = (waiting[parent] ?? 0) - 1
    if (waiting[parent] === 0) order.push(parent)
  }
  return order
}
