import type { Highs, Model } from 'highs'
import { type Closed, closed, withoutWalks } from '../circulation.ts'
import { runUntil } from '../highs.ts'
import { programmeOf } from '../programme.ts'
import { type Cut, isOpen } from './cut.ts'
import { type Dual, isSound } from './dual.ts'
import type { Moves, Place } from './moves.ts'

/** How prices are chosen where several are as good: of a corner, or from amid all of them. */
export type Choice = 'corner' | 'amid'

/** Moves that a suite may have for its prices to be told from rounding. */
const mostMoves = 1_000

/** The linear programme of a problem, asked what is left to do from one place after another. */
export class Relaxation {
  readonly #highs: Highs
  readonly #model: Model
  readonly #moves: Moves
  readonly #graph: Closed
  readonly #ends: number
  readonly cuts: Cut[] = []
  /** What the right sides of the rows of targets and cuts are now, and at which node a walk stands. */
  readonly #wanted: number[]
  #node: number

  private constructor(highs: Highs, model: Model, moves: Moves, graph: Closed, ends: number) {
    this.#highs = highs
    this.#model = model
    this.#moves = moves
    this.#ends = ends
    this.#graph = graph
    this.#wanted = Array.from({ length: moves.problem.targets }, () => 1)
    this.#node = moves.outer
    model.options.set({ output_flag: false, random_seed: 0 })
  }

  /** Until `ends`, of performance.now(). */
  static of<T>(highs: Highs, moves: Moves, ends: number, use: (relaxation: Relaxation) => T): T {
    const graph = withoutWalks(closed(moves.problem))
    const programme = programmeOf(graph, highs.infinity)
    return highs.withModel(programme, (model) => use(new Relaxation(highs, model, moves, graph, ends)))
  }

  /** Every suite satisfies it from now on. */
  add(cut: Cut): void {
    const values = cut.columns.map(() => 1)
    this.#model.addRow(1, this.#highs.infinity, { indices: [...cut.columns], values })
    this.cuts.push(cut)
    this.#wanted.push(1)
  }

  /** The prices that tell most about what is left to do from here; none where they could not be found, or not in time. */
  dual(place: Place, choice: Choice): Dual | undefined {
    this.#standAt(place)
    this.#model.options.set(
      choice === 'amid' ? { solver: 'ipm', run_crossover: 'off' } : { solver: 'choose', run_crossover: 'on' },
    )
    if (!runUntil(this.#model, this.#ends)) return undefined
    if (this.#model.getModelStatus() !== this.#highs.constants.modelStatus.optimal) return undefined
    const { rowDual } = this.#model.getSolution()
    const { nodes, hitBy } = this.#graph
    const noLess = (price: number) => Math.max(0, price)
    const dual = {
      potentials: Float64Array.from(rowDual.slice(0, nodes)),
      targets: Float64Array.from(rowDual.slice(nodes, nodes + hitBy.length), noLess),
      cuts: Float64Array.from(rowDual.slice(nodes + hitBy.length), noLess),
    }
    return isSound(dual, this.#moves, this.#graph, this.cuts, mostMoves) ? dual : undefined
  }

  #standAt(place: Place): void {
    const { outer, problem } = this.#moves
    const rows = (node: number, balance: number) => this.#model.changeRowBounds(node, balance, balance)
    if (this.#node !== place.node) {
      if (this.#node !== outer) rows(this.#node, 0)
      rows(outer, place.node === outer ? 0 : -1)
      if (place.node !== outer) rows(place.node, 1)
      this.#node = place.node
    }
    for (const [row, was] of this.#wanted.entries()) {
      const cut = this.cuts[row - problem.targets]
      const isWanted = cut ? isOpen(cut, place) : !place.hit[row]
      if (was === Number(isWanted)) continue
      this.#wanted[row] = Number(isWanted)
      this.#model.changeRowBounds(outer + 1 + row, Number(isWanted), this.#highs.infinity)
    }
  }
}
