import { PathsError } from '../error.ts'
import type { Arc } from '../solve/problem.ts'
import type { Explored } from '../types.ts'
import { type Costs, type Labelled, Names } from './labelled.ts'

/** Raised where the sequences are too many to be looked at one by one. */
class TooManySequences extends PathsError {}

const mostArcs = 400_000

/**
 * Every sequence of n + 1 transitions that can follow one another. A node is a state with the last n transitions
 * taken before it; sequences that no walk can take do not occur, so they are no targets.
 */
export function nSwitchProblem(explored: Explored, n: number, costs: Costs): Labelled {
  return new Sequences(explored, n, costs).labelled()
}

/** A state with what was taken before it; places of one kind are alike but for their data. */
type Place = { node: number; index: number; history: readonly string[]; kind: number }

class Sequences {
  readonly #explored: Explored
  readonly #n: number
  readonly #costs: Costs
  readonly #leaving: number[][]
  readonly #nodes = new Names()
  readonly #targets = new Names()
  readonly #kinds = new Names()
  readonly #waiting: Place[] = []
  readonly #arcs: Arc[] = []
  readonly #explorable: number[] = []

  constructor(explored: Explored, n: number, costs: Costs) {
    this.#explored = explored
    this.#n = n
    this.#costs = costs
    this.#leaving = explored.nodes.map(() => [])
    for (const [index, { from }] of explored.arcs.entries()) this.#leaving[from]?.push(index)
  }

  labelled(): Labelled {
    const starts = this.#explored.starts.map(({ node }) => ({ node: this.#visit(node, []), hits: [] }))
    for (const at of this.#waiting) {
      for (const arc of this.#leaving[at.node] ?? []) this.#follow(at, arc)
    }
    const targets = this.#targets.all()
    const kinds = this.#waiting.map(({ kind }) => kind)
    const walkCost = this.#costs.walk
    const problem = {
      nodes: kinds.length,
      kinds,
      arcs: this.#arcs,
      starts,
      targets: targets.length,
      walkCost,
    }
    return { problem, targets, arcs: this.#explorable }
  }

  #visit(node: number, history: readonly string[]): number {
    const before = this.#waiting.length
    const way = history.join(' > ')
    const index = this.#nodes.numberOf(`${node} ${way}`)
    if (index === before) {
      const kind = this.#kinds.numberOf(`${this.#explored.nodes[node]?.state} ${way}`)
      this.#waiting.push({ node, index, history, kind })
    }
    return index
  }

  #follow({ index, history }: Place, arc: number): void {
    const taken = this.#explored.arcs[arc]
    if (!taken) return
    const sequence = [...history, taken.taken.join(' + ')]
    const hits = sequence.length > this.#n ? [this.#targets.numberOf(sequence.join(' > '))] : []
    const to = this.#visit(taken.to, this.#n === 0 ? [] : sequence.slice(-this.#n))
    if (this.#arcs.length >= mostArcs) {
      throw new TooManySequences(
        `More than ${mostArcs} steps of ${this.#n + 1} transitions: choose a smaller n.`,
      )
    }
    this.#arcs.push({ from: index, to, cost: this.#costs.ofArc(arc), hits })
    this.#explorable.push(arc)
  }
}
