import type { Highs, Model } from 'highs'
import { type Closed, priceOf } from './circulation.ts'
import { loadedHighs, runUntil } from './highs.ts'
import { programmeOf } from './programme.ts'
import { type Cut, violatedCuts } from './separate.ts'

/** The best that is known, and that no circulation that hangs together costs less than `bound`. */
export type Settled = { amount: Float64Array; bound: number }

/** Rounds of cuts that may pass without a better bound. */
const patience = 20
const tolerance = 1e-6

/** What a programme may take: nodes of branching, and an end of performance.now() that only a limit in seconds sets. */
type Allowance = { nodes: number; ends: number }

/**
 * The cheapest circulation that hits every target by one arc or another and hangs together. Where several arcs hit
 * the same target no flow alone tells which of them to take, so this is an integer programme; that all hangs
 * together is asked for by cuts, only those that are needed. Only what costs less than `known` is looked for.
 */
export async function settled(graph: Closed, known: Float64Array, allowed: Allowance): Promise<Settled> {
  const highs = await loadedHighs()
  return highs.withModel(programmeOf(graph, highs.infinity), (model) => {
    const search = new Search(highs, model, graph, known, allowed)
    search.tighten()
    return search.settle()
  })
}

class Search {
  #bound = 0
  #best: Float64Array
  #nodes: number
  readonly #highs: Highs
  readonly #model: Model
  readonly #graph: Closed
  readonly #ends: number

  constructor(highs: Highs, model: Model, graph: Closed, known: Float64Array, { nodes, ends }: Allowance) {
    this.#highs = highs
    this.#model = model
    this.#graph = graph
    this.#best = known
    this.#nodes = nodes
    this.#ends = ends
    model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.99, random_seed: 0 })
  }

  /** Cuts off what is not whole as long as that raises the bound. */
  tighten(): void {
    for (let idle = 0; idle < patience && !this.#isSettled(); ) {
      if (!this.#run()) return
      idle = this.#raise(this.#model.getObjectiveValue()) ? 0 : idle + 1
      const { colValue, colDual } = this.#model.getSolution()
      this.#shut(colDual)
      const cuts = violatedCuts(this.#graph, colValue)
      if (cuts.length === 0) return
      this.#forbid(cuts)
    }
  }

  /** Whole numbers, until they hang together, nothing cheaper is left or all that is allowed is spent. */
  settle(): Settled {
    if (this.#nodes === 0) return { amount: this.#best, bound: this.#bound }
    for (const arc of this.#graph.from.keys()) {
      this.#model.changeColIntegrality(arc, this.#highs.constants.variableType.integer)
    }
    while (!this.#isSettled() && this.#nodes > 0) {
      this.#askForLess()
      this.#model.options.set('mip_max_nodes', this.#nodes)
      const isOptimal = this.#run()
      this.#nodes -= Math.max(1, Number(this.#model.info.get('mip_node_count')))
      this.#raise(Number(this.#model.info.get('mip_dual_bound')))
      if (!isOptimal) break
      const amount = Float64Array.from(this.#model.getSolution().colValue, Math.round)
      const cuts = [...violatedCuts(this.#graph, amount), ...tooMuchLeftOut(this.#graph, amount)]
      if (cuts.length === 0) this.#best = amount
      this.#forbid(cuts)
    }
    return { amount: this.#best, bound: this.#bound }
  }

  /** Costs are whole numbers, so a bound may be rounded up. */
  #raise(to: number): boolean {
    const bound = Number.isFinite(to) ? Math.min(Math.ceil(to - tolerance), this.#cost()) : 0
    if (bound <= this.#bound) return false
    this.#bound = bound
    return true
  }

  /** An arc that is too dear by itself to be part of anything better is never taken. */
  #shut(reducedCost: Float64Array): void {
    const room = this.#cost() - 1 - this.#model.getObjectiveValue()
    for (const [arc, price] of reducedCost.entries()) {
      if (price > room + tolerance) this.#model.changeColBounds(arc, 0, 0)
    }
  }

  #askForLess(): void {
    const indices = [...this.#graph.cost.keys()].filter((arc) => this.#graph.cost[arc] !== 0)
    const values = indices.map((arc) => this.#graph.cost[arc] ?? 0)
    this.#model.addRow(-this.#highs.infinity, this.#cost() - 1, { indices, values })
  }

  #run(): boolean {
    if (!runUntil(this.#model, this.#ends)) return false
    if (this.#isInfeasible()) this.#raise(this.#cost())
    return this.#model.getModelStatus() === this.#highs.constants.modelStatus.optimal
  }

  #isInfeasible(): boolean {
    return this.#model.getModelStatus() === this.#highs.constants.modelStatus.infeasible
  }

  #isSettled(): boolean {
    return this.#bound >= this.#cost() || performance.now() >= this.#ends
  }

  #cost(): number {
    return priceOf(this.#graph, this.#best)
  }

  #forbid(cuts: Cut[]): void {
    for (const indices of cuts) {
      this.#model.addRow(1, this.#highs.infinity, { indices, values: indices.map(() => 1) })
    }
  }
}

/** Weights are compared as whole numbers, the programme knows them rounded: of what is left out, something is hit. */
function tooMuchLeftOut({ optional, hitBy }: Closed, amount: Float64Array): Cut[] {
  if (!optional) return []
  const { arcs, weights, most } = optional
  const left = new Set(arcs.filter((arc) => (amount[arc] ?? 0) > 0))
  const weight = arcs.reduce((sum, arc, at) => sum + (left.has(arc) ? (weights[at] ?? 0) : 0), 0)
  if (weight <= most) return []
  const hitters = hitBy.filter((some) => some.some((arc) => left.has(arc))).flat()
  return [[...new Set(hitters)].filter((arc) => !left.has(arc)).sort((one, other) => one - other)]
}
