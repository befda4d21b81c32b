import { Children } from './children.ts'
import type { Flow, Network } from './network-simplex.ts'

/**
 * The basis of the network simplex method: a tree over all nodes and a root of its own, with the flow on its
 * arcs. Every node hangs from its parent by one arc, which points up or down.
 */
export class SpanningTree {
  readonly arcs: number
  readonly #from: Int32Array
  readonly #to: Int32Array
  readonly #cost: Float64Array
  readonly #amount: Float64Array
  readonly #potential: Float64Array
  readonly #parent: Int32Array
  readonly #parentArc: Int32Array
  readonly #depth: Int32Array
  readonly #children: Children
  readonly #root: number

  /** Begins with every node hanging from the root by an arc so dear that none stays used where it need not. */
  constructor({ nodes, from, to, cost, supply }: Network) {
    const dear = (1 + cost.reduce((most, one) => Math.max(most, one), 0)) * (nodes + 1)
    this.arcs = from.length
    this.#root = nodes
    this.#from = extended(from, nodes, (node) => ((supply[node] ?? 0) >= 0 ? node : nodes))
    this.#to = extended(to, nodes, (node) => ((supply[node] ?? 0) >= 0 ? nodes : node))
    this.#cost = new Float64Array(this.arcs + nodes).fill(dear)
    this.#cost.set(cost)
    this.#amount = new Float64Array(this.arcs + nodes)
    this.#potential = new Float64Array(nodes + 1)
    this.#parent = new Int32Array(nodes + 1).fill(nodes)
    this.#parentArc = new Int32Array(nodes + 1).fill(-1)
    this.#depth = new Int32Array(nodes + 1).fill(1)
    this.#depth[nodes] = 0
    this.#children = new Children(nodes + 1)
    for (let node = 0; node < nodes; node += 1) {
      const amount = supply[node] ?? 0
      this.#parentArc[node] = this.arcs + node
      this.#amount[this.arcs + node] = Math.abs(amount)
      this.#potential[node] = amount >= 0 ? -dear : dear
      this.#children.attach(node, nodes)
    }
  }

  /** What one more unit on the arc would add to the cost, its way back through the tree included. */
  reducedCost(arc: number): number {
    return (
      at(this.#cost, arc) + at(this.#potential, at(this.#from, arc)) - at(this.#potential, at(this.#to, arc))
    )
  }

  isFeasible(): boolean {
    return this.#amount.subarray(this.arcs).every((amount) => amount === 0)
  }

  flow(): Flow {
    return { amount: this.#amount.slice(0, this.arcs), potential: this.#potential.slice(0, this.#root) }
  }

  /** Takes an arc into the tree, sends all it can carry around the cycle that closes, and drops the arc that runs dry. */
  pivot(entering: number): void {
    const [first, second] = [at(this.#from, entering), at(this.#to, entering)]
    const apex = this.#meetingOf(first, second)
    const { amount, leaving, side } = this.#tightest(first, second, apex)
    this.#send(entering, first, second, apex, amount)
    if (side === 'first') this.#rehang(first, second, entering, leaving)
    else this.#rehang(second, first, entering, leaving)
  }

  #meetingOf(one: number, other: number): number {
    let [a, b] = [one, other]
    while (a !== b) {
      if (at(this.#depth, a) >= at(this.#depth, b)) a = at(this.#parent, a)
      else b = at(this.#parent, b)
    }
    return a
  }

  /** The last arc against the cycle's direction that limits it: this choice keeps the tree strongly feasible. */
  #tightest(first: number, second: number, apex: number) {
    let [amount, leaving, side]: [number, number, 'first' | 'second'] = [
      Number.POSITIVE_INFINITY,
      -1,
      'first',
    ]
    for (let node = first; node !== apex; node = at(this.#parent, node)) {
      const room = at(this.#amount, at(this.#parentArc, node))
      if (this.#pointsUp(node) && room < amount) [amount, leaving, side] = [room, node, 'first']
    }
    for (let node = second; node !== apex; node = at(this.#parent, node)) {
      const room = at(this.#amount, at(this.#parentArc, node))
      if (!this.#pointsUp(node) && room <= amount) [amount, leaving, side] = [room, node, 'second']
    }
    return { amount, leaving, side }
  }

  #send(entering: number, first: number, second: number, apex: number, amount: number): void {
    if (amount === 0) return
    this.#add(entering, amount)
    for (let node = first; node !== apex; node = at(this.#parent, node)) {
      this.#add(at(this.#parentArc, node), this.#pointsUp(node) ? -amount : amount)
    }
    for (let node = second; node !== apex; node = at(this.#parent, node)) {
      this.#add(at(this.#parentArc, node), this.#pointsUp(node) ? amount : -amount)
    }
  }

  /** Cuts the part below `leaving` off and hangs it from `above` by the entering arc, `below` uppermost. */
  #rehang(below: number, above: number, entering: number, leaving: number): void {
    let [node, parent, arc] = [below, above, entering]
    while (true) {
      const [oldParent, oldArc] = [at(this.#parent, node), at(this.#parentArc, node)]
      this.#children.detach(node, oldParent)
      this.#parent[node] = parent
      this.#parentArc[node] = arc
      this.#children.attach(node, parent)
      if (node === leaving) break
      ;[parent, node, arc] = [node, oldParent, oldArc]
    }
    const price = this.reducedCost(entering)
    this.#reprice(below, at(this.#from, entering) === below ? -price : price)
  }

  /** Raises every price in a part of the tree and counts its depths anew. */
  #reprice(top: number, by: number): void {
    const waiting = [top]
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      this.#potential[node] = at(this.#potential, node) + by
      this.#depth[node] = at(this.#depth, at(this.#parent, node)) + 1
      this.#children.each(node, (child) => waiting.push(child))
    }
  }

  #pointsUp(node: number): boolean {
    return at(this.#from, at(this.#parentArc, node)) === node
  }

  #add(arc: number, amount: number): void {
    this.#amount[arc] = at(this.#amount, arc) + amount
  }
}

type Column = Int32Array | Float64Array

/** Columns are read only where they were written; the type cannot know. */
const at = (column: Column, index: number): number => column[index] ?? 0

function extended(column: Int32Array, nodes: number, end: (node: number) => number): Int32Array {
  const longer = new Int32Array(column.length + nodes)
  longer.set(column)
  for (let node = 0; node < nodes; node += 1) longer[column.length + node] = end(node)
  return longer
}
