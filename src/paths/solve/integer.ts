import loadHighs, { type Highs, type Model } from 'highs'
import type { Closed } from './circulation.ts'
import { type Cut, violatedCuts } from './separate.ts'

/** `amount` is missing where none was found in time; no circulation that hangs together costs less than `bound`. */
export type Covered = { amount?: Float64Array; bound: number }

/** Of the time there is, the part in which cuts are looked for before whole numbers are asked for. */
const shareOfCuts = 0.6
/** Rounds of cuts that may pass without a better bound. */
const patience = 100

let loading: Promise<Highs> | undefined

/**
 * The cheapest circulation that hits every target by one arc or another and hangs together. Where several arcs hit
 * the same target no flow alone tells which of them to take, so this is an integer programme; that all hangs
 * together is asked for by cuts, only those that are needed. `known` is one to begin with.
 */
export async function cheapestCover(
  graph: Closed,
  deadlineMs: number,
  known: Float64Array,
): Promise<Covered> {
  loading ??= loadHighs()
  const highs = await loading
  return highs.withModel(programme(graph, highs.infinity), (model) => {
    const search = new Search(highs, model, graph, performance.now() + deadlineMs)
    search.tighten(deadlineMs * shareOfCuts)
    return search.settle(known)
  })
}

class Search {
  #bound = 0
  readonly #highs: Highs
  readonly #model: Model
  readonly #graph: Closed
  readonly #ends: number

  constructor(highs: Highs, model: Model, graph: Closed, ends: number) {
    this.#highs = highs
    this.#model = model
    this.#graph = graph
    this.#ends = ends
    // Costs are whole numbers: within 1 of the bound nothing can be improved.
    model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.99 })
  }

  /** Cuts off what is not whole as long as that raises the bound. */
  tighten(ms: number): void {
    const ends = Math.min(this.#ends, performance.now() + ms)
    for (let idle = 0; idle < patience && performance.now() < ends; ) {
      if (!this.#run(ends)) return
      const bound = Math.ceil(this.#model.getObjectiveValue() - 1e-6)
      idle = bound > this.#bound ? 0 : idle + 1
      this.#bound = Math.max(this.#bound, bound)
      const cuts = violatedCuts(this.#graph, this.#model.getSolution().colValue)
      if (cuts.length === 0) return
      this.#forbid(cuts)
    }
  }

  /** Whole numbers, until they hang together or time is up. */
  settle(known: Float64Array): Covered {
    for (const arc of this.#graph.from.keys()) {
      this.#model.changeColIntegrality(arc, this.#highs.constants.variableType.integer)
    }
    this.#model.setSolution({ colValue: known })
    while (true) {
      const isOptimal = this.#run(this.#ends)
      if (!this.#hasRun()) return { bound: this.#bound }
      const dual = Number(this.#model.info.get('mip_dual_bound'))
      if (Number.isFinite(dual)) this.#bound = Math.max(this.#bound, Math.ceil(dual - 1e-6))
      const amount = Float64Array.from(this.#model.getSolution().colValue, Math.round)
      const cuts = amount.length > 0 ? violatedCuts(this.#graph, amount) : []
      if (amount.length > 0 && cuts.length === 0) return { amount, bound: this.#bound }
      if (!isOptimal) return { bound: this.#bound }
      this.#forbid(cuts)
    }
  }

  #run(ends: number): boolean {
    const left = (ends - performance.now()) / 1000
    if (left <= 0) return false
    this.#model.zeroAllClocks()
    this.#model.options.set('time_limit', left)
    this.#model.run()
    return this.#model.getModelStatus() === this.#highs.constants.modelStatus.optimal
  }

  #hasRun(): boolean {
    return this.#model.getModelStatus() !== this.#highs.constants.modelStatus.notSet
  }

  #forbid(cuts: Cut[]): void {
    for (const indices of cuts) {
      this.#model.addRow(1, this.#highs.infinity, { indices, values: indices.map(() => 1) })
    }
  }
}

type Row = { indices: readonly number[]; values: readonly number[] }

/** As much comes to a node as leaves it, and every target is hit. */
function programme(graph: Closed, infinity: number) {
  const { nodes, from, cost } = graph
  const rows = [
    ...balances(graph),
    ...graph.hitBy.map((arcs) => ({ indices: arcs, values: arcs.map(() => 1) })),
  ]
  return {
    numCols: from.length,
    numRows: rows.length,
    colCost: cost,
    colLower: new Float64Array(from.length),
    colUpper: new Float64Array(from.length).fill(infinity),
    rowLower: rows.map((_, index) => (index < nodes ? 0 : 1)),
    rowUpper: rows.map((_, index) => (index < nodes ? 0 : infinity)),
    matrix: compressed(rows, from.length),
  }
}

function balances({ nodes, from, to }: Closed): Row[] {
  const rows = Array.from({ length: nodes }, () => ({ indices: [] as number[], values: [] as number[] }))
  const add = (node: number | undefined, arc: number, value: number) => {
    rows[node ?? -1]?.indices.push(arc)
    rows[node ?? -1]?.values.push(value)
  }
  for (const [arc, node] of from.entries()) {
    if (node === to[arc]) continue
    add(node, arc, 1)
    add(to[arc], arc, -1)
  }
  return rows
}

function compressed(rows: readonly Row[], numCols: number) {
  const starts = [0]
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.indices.length)
  const indices = rows.flatMap((row) => [...row.indices])
  return {
    format: 'csr' as const,
    numRows: rows.length,
    numCols,
    starts,
    indices,
    values: rows.flatMap((row) => [...row.values]),
  }
}
