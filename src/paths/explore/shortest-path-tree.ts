import type { Explored } from '../types.ts'

/** A directed graph with numbered nodes and start nodes. */
type Graph = {
  nodes: number
  arcs: readonly { from: number; to: number }[]
  starts: readonly { node: number }[]
}

type Way = { start: number; arcs: readonly number[] }

/** The cheapest walk from any start to every reachable node; among equals the one with fewer arcs. */
export class ShortestPathTree {
  readonly #graph: Graph
  readonly #cost: Float64Array
  readonly #length: Int32Array
  /** The last arc of the walk; for a start the complement of its number. */
  readonly #by: Int32Array

  constructor(graph: Graph, priceOf: (arc: number) => number = () => 1) {
    this.#graph = graph
    this.#cost = new Float64Array(graph.nodes).fill(Number.POSITIVE_INFINITY)
    this.#length = new Int32Array(graph.nodes)
    this.#by = new Int32Array(graph.nodes)
    this.#search(priceOf)
  }

  /** Infinite for an unreachable node. */
  costTo(node: number): number {
    return this.#cost[node] ?? Number.POSITIVE_INFINITY
  }

  /** The number of arcs; infinite for an unreachable node. */
  lengthTo(node: number): number {
    return Number.isFinite(this.costTo(node)) ? (this.#length[node] ?? 0) : Number.POSITIVE_INFINITY
  }

  get(node: number): Way | undefined {
    if (!Number.isFinite(this.costTo(node))) return undefined
    const arcs: number[] = []
    let by = this.#by[node] ?? -1
    for (; by >= 0; by = this.#by[this.#graph.arcs[by]?.from ?? -1] ?? -1) arcs.push(by)
    return { start: -1 - by, arcs: arcs.reverse() }
  }

  /** Label-correcting search: each node is visited once when all arcs cost the same. */
  #search(priceOf: (arc: number) => number): void {
    const { arcs, starts, nodes } = this.#graph
    const leaving = Array.from({ length: nodes }, (): number[] => [])
    for (const [index, { from }] of arcs.entries()) leaving[from]?.push(index)
    const queue: number[] = []
    for (const [start, { node }] of starts.entries())
      if (this.#improve(node, 0, 0, -1 - start)) queue.push(node)
    for (const node of queue) {
      for (const arc of leaving[node] ?? []) {
        const to = arcs[arc]?.to ?? -1
        if (this.#improve(to, this.costTo(node) + priceOf(arc), this.lengthTo(node) + 1, arc)) queue.push(to)
      }
    }
  }

  #improve(node: number, cost: number, length: number, by: number): boolean {
    const known = this.costTo(node)
    if (cost > known || (cost === known && length >= this.lengthTo(node))) return false
    this.#cost[node] = cost
    this.#length[node] = length
    this.#by[node] = by
    return true
  }
}

/** The shortest walk to every explored node. */
export const shortestPathTree = (explored: Explored): ShortestPathTree =>
  new ShortestPathTree({ ...explored, nodes: explored.nodes.length })
