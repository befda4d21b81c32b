import type { AnyEventObject } from 'xstate'
import type { Explored, ExploredWalk, TestPath } from '../types.ts'
import { identified, pathOf, said } from './path-of.ts'
import { shortestPathTree } from './shortest-path-tree.ts'

/** Shortest test paths through the explored graph, as findings show them. */
export class ShortestPaths {
  readonly #explored: Explored
  readonly #walks: Pick<Map<number, ExploredWalk>, 'get'>

  constructor(explored: Explored) {
    this.#explored = explored
    this.#walks = shortestPathTree(explored)
  }

  /** To a node. */
  to(node: number): TestPath | undefined {
    const walk = this.#walks.get(node)
    return walk && pathOf(this.#explored, walk)
  }

  /** To a node and through one of its arcs. */
  through(arc: number): TestPath | undefined {
    const walk = this.#walks.get(this.#explored.arcs[arc]?.from ?? -1)
    return walk && pathOf(this.#explored, { ...walk, arcs: [...walk.arcs, arc] })
  }

  /** To a node, followed by an event that leads nowhere. */
  saying(node: number, event: AnyEventObject, edge: string): TestPath | undefined {
    const path = this.to(node)
    const from = this.#explored.nodes[node]?.state ?? ''
    return path && identified({ ...path, events: [...path.events, { ...said(event), from, to: from, edge }] })
  }

  /** Into a state node, even a transient one. */
  into(id: string): TestPath | undefined {
    const { nodes, arcs, starts } = this.#explored
    const node = nodes.findIndex(({ states }) => states.includes(id))
    if (node >= 0) return this.to(node)
    const arc = arcs.findIndex(({ passed }) => passed.includes(id))
    const begun = starts.find(({ passed }) => passed.includes(id))
    return begun ? this.to(begun.node) : this.through(arc)
  }
}
