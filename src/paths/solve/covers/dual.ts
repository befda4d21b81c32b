import type { Closed } from '../circulation.ts'
import { type Cut, isOpen } from './cut.ts'
import type { Moves, Place } from './moves.ts'

/**
 * A solution of the dual programme: what hitting each target is worth, what each cut is, and what standing at each
 * node is. No move costs less than what it earns by these prices, so whatever is left to do costs at least what it is
 * worth: `leastFrom`. That holds from every place, not only from the one that it was found for.
 */
export type Dual = {
  potentials: Float64Array
  targets: Float64Array
  /** Of the first cuts; those that came later are worth nothing. */
  cuts: Float64Array
}

/** What rounding may add up to over all moves of a suite; costs are whole numbers. */
export const rounding = 0.01

/** What is left to do costs at least this. */
export function leastFrom(dual: Dual, cuts: readonly Cut[], place: Place): number {
  const { potentials, targets } = dual
  let least = (potentials[place.node] ?? 0) - (potentials.at(-1) ?? 0)
  for (const [target, price] of targets.entries()) if (!place.hit[target]) least += price
  for (const [index, price] of dual.cuts.entries()) {
    const cut = cuts[index]
    if (price > 0 && cut && isOpen(cut, place)) least += price
  }
  return least
}

/**
 * By how much more each move raises the cost than it brings nearer to the end, by its column. A cut or a target that
 * is done with earns nothing any more.
 */
export function slackOf(dual: Dual, moves: Moves, cuts: readonly Cut[], place: Place): Float64Array {
  const { potentials } = dual
  const open = dual.targets.map((price, target) => (place.hit[target] ? 0 : price))
  const slack = new Float64Array(moves.all.length)
  for (const move of moves.all) {
    let more = move.cost - (potentials[move.from] ?? 0) + (potentials[move.to] ?? 0)
    for (const target of move.hits) more -= open[target] ?? 0
    slack[move.column] = more
  }
  for (const [index, price] of dual.cuts.entries()) {
    const cut = cuts[index]
    if (price <= 0 || !cut || !isOpen(cut, place)) continue
    for (const column of cut.columns) slack[column] = (slack[column] ?? 0) - price
  }
  for (let column = 0; column < slack.length; column += 1) {
    if ((slack[column] ?? 0) < 0) slack[column] = 0
  }
  return slack
}

/** Whether all prices hold but for what rounding explains, over so many moves: checked here, whatever found them. */
export function isSound(
  dual: Dual,
  moves: Moves,
  graph: Closed,
  cuts: readonly Cut[],
  most: number,
): boolean {
  const { potentials, targets } = dual
  const earned = new Float64Array(graph.from.length)
  for (const { column, hits } of moves.all) {
    for (const target of hits) earned[column] = (earned[column] ?? 0) + (targets[target] ?? 0)
  }
  for (const [index, price] of dual.cuts.entries()) {
    for (const column of cuts[index]?.columns ?? []) earned[column] = (earned[column] ?? 0) + price
  }
  const allowed = rounding / 2 / most
  return graph.from.every((from, column) => {
    const nearer = (potentials[from] ?? 0) - (potentials[graph.to[column] ?? 0] ?? 0)
    return (graph.cost[column] ?? 0) - nearer - (earned[column] ?? 0) >= -allowed
  })
}
