import type { Arc, Entry, Problem } from '../solve/problem.ts'
import type { ExploredWalk } from '../types.ts'

/** Puts the ways to its starts before a problem: nodes of their own, where nothing counts. */
export class LeadIn {
  readonly #problem: Problem
  readonly #priceOf: (arc: number) => number
  readonly #arcs: Arc[]
  readonly #origins: number[]
  readonly #starts: Entry[] = []
  readonly #startOf: number[] = []
  readonly #known = new Map<string, number>()
  #nodes: number

  constructor(problem: Problem, origins: readonly number[], priceOf: (arc: number) => number) {
    this.#problem = problem
    this.#priceOf = priceOf
    this.#arcs = [...problem.arcs]
    this.#origins = [...origins]
    this.#nodes = problem.nodes
  }

  add(way: ExploredWalk, entry: Entry | undefined): void {
    if (!entry) return
    if (way.arcs.length === 0) {
      this.#starts.push(entry)
      this.#startOf.push(way.start)
      return
    }
    let node = this.#node(`start ${way.start}`, () => this.#begin(way.start))
    for (const [index, arc] of way.arcs.entries())
      node = this.#follow(node, arc, index === way.arcs.length - 1 ? entry.node : undefined)
  }

  /** All together, with the explored arcs and starts that those of the problem stand for. */
  task(): { problem: Problem; arcs: readonly number[]; starts: readonly number[] } {
    const added = this.#nodes - this.#problem.nodes
    const { kinds, endCosts } = this.#problem
    const most = kinds?.reduce((one, other) => Math.max(one, other), -1) ?? -1
    const problem = {
      ...this.#problem,
      nodes: this.#nodes,
      arcs: this.#arcs,
      starts: this.#starts,
      ...(kinds && { kinds: [...kinds, ...Array.from({ length: added }, (_, index) => most + 1 + index)] }),
      ...(endCosts && { endCosts: [...endCosts, ...Array.from({ length: added }, () => 0)] }),
    }
    return { problem, arcs: this.#origins, starts: this.#startOf }
  }

  #begin(start: number): void {
    this.#starts.push({ node: this.#nodes, hits: [] })
    this.#startOf.push(start)
  }

  #follow(from: number, arc: number, last: number | undefined): number {
    const add = (to: number) => {
      this.#arcs.push({ from, to, cost: this.#priceOf(arc), hits: [] })
      this.#origins.push(arc)
    }
    if (last === undefined) return this.#node(`arc ${arc}`, add)
    add(last)
    return last
  }

  #node(name: string, made: (node: number) => void): number {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    made(this.#nodes)
    this.#known.set(name, this.#nodes)
    this.#nodes += 1
    return this.#nodes - 1
  }
}
