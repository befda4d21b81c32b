import { SpanningTree } from './spanning-tree.ts'

/** Arcs without capacity, as columns. */
export type Network = {
  nodes: number
  from: Int32Array
  to: Int32Array
  /** Whole numbers, none negative. */
  cost: Float64Array
  /** How much more has to leave a node than enter it; the sum is 0. */
  supply: Float64Array
}

export type Flow = {
  /** On every arc. */
  amount: Float64Array
  /** A price on every node under which no arc is a bargain: the proof that no flow is cheaper. */
  potential: Float64Array
}

/**
 * A flow of least cost that meets every supply, by the primal network simplex method with a strongly feasible
 * tree, which does not cycle (Ahuja, Magnanti, Orlin: Network Flows, ch. 11). Undefined where there is none.
 */
export function cheapestFlow(network: Network): Flow | undefined {
  const tree = new SpanningTree(network)
  const search = blockSearch(tree)
  for (let entering = search(); entering !== -1; entering = search()) tree.pivot(entering)
  return tree.isFeasible() ? tree.flow() : undefined
}

/** The best bargain of the next block of arcs that has one, or -1 where no arc is a bargain any more. */
function blockSearch(tree: SpanningTree): () => number {
  const size = Math.max(10, Math.ceil(Math.sqrt(tree.arcs)))
  let next = 0
  return () => {
    let [best, least] = [-1, -1e-9]
    for (let seen = 1; seen <= tree.arcs; seen += 1) {
      const price = tree.reducedCost(next)
      if (price < least) [best, least] = [next, price]
      next = next + 1 === tree.arcs ? 0 : next + 1
      if (seen % size === 0 && best !== -1) return best
    }
    return best
  }
}
