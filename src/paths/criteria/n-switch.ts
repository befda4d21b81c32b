import { PathsError } from '../error.ts'
import type { Explored } from '../explore.ts'
import type { Arc } from '../solve/problem.ts'
import { type Costs, type Labelled, Names } from './labelled.ts'

/** Raised where the sequences are too many to be looked at one by one. */
export class TooManySequences extends PathsError {}

const mostArcs = 400_000

/**
 * Every sequence of n + 1 transitions that can follow one another. A node is a state with the last n transitions
 * taken before it; sequences that no walk can take do not occur, so they are no targets.
 */
export function nSwitchProblem(explored: Explored, n: number, costs: Costs): Labelled {
  return new Sequences(explored, n, costs).labelled()
}

class Sequences {
  readonly #explored: Explored
  readonly #n: number
  readonly #costs: Costs
  readonly #leaving: number[][]
  readonly #nodes = new Names()
  readonly #targets = new Names()
  readonly #waiting: { node: number; index: number; history: readonly string[] }[] = []
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
    const nodes = this.#nodes.all().length
    const problem = { nodes, arcs: this.#arcs, starts, targets: targets.length, walkCost: this.#costs.walk }
    return { problem, targets, arcs: this.#explorable }
  }

  #visit(node: number, history: readonly string[]): number {
    const before = this.#waiting.length
    const index = this.#nodes.numberOf(`${node} ${history.join(' > ')}`)
    if (index === before) this.#waiting.push({ node, index, history })
    return index
  }

  #follow({ index, history }: { index: number; history: readonly string[] }, arc: number): void {
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
