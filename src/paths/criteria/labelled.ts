import type { Problem } from '../solve/problem.ts'
import type { Explored } from '../types.ts'

/** A covering problem with the names of its targets, and for each of its arcs the explored one it stands for. */
export type Labelled = {
  problem: Problem
  targets: readonly string[]
  /** Explored arcs by the number of the problem's arc. */
  arcs: readonly number[]
  /** Targets that nobody asked for by name: they only make sure that something can be tried. */
  unnamed?: ReadonlySet<string>
}

/** Numbers names in the order they are met. */
export class Names {
  readonly #numbers = new Map<string, number>()

  numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.#numbers.size)
    return this.#numbers.size - 1
  }

  all(): string[] {
    return [...this.#numbers.keys()]
  }
}

/** What taking an arc, or beginning, is worth: names of targets. */
type Worth = {
  ofArc: (arc: number) => readonly string[]
  ofStart: (start: number) => readonly string[]
}

export type Costs = { ofArc: (arc: number) => number; walk: number }

/** The explored graph itself as a problem: every arc hits what it is worth. */
export function directly(explored: Explored, worth: Worth, costs: Costs): Labelled {
  const names = new Names()
  const numbers = (found: readonly string[]) => found.map((name) => names.numberOf(name))
  const arcs = explored.arcs.map(({ from, to }, index) => ({
    from,
    to,
    cost: costs.ofArc(index),
    hits: numbers(worth.ofArc(index)),
  }))
  const starts = explored.starts.map(({ node }, index) => ({ node, hits: numbers(worth.ofStart(index)) }))
  const targets = names.all()
  const states = new Names()
  const kinds = explored.nodes.map(({ state }) => states.numberOf(state))
  return {
    problem: {
      kinds,
      nodes: explored.nodes.length,
      arcs,
      starts,
      targets: targets.length,
      walkCost: costs.walk,
    },
    targets,
    arcs: explored.arcs.map((_, index) => index),
  }
}
