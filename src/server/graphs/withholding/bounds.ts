/** What can be a number that is not told; both ends are possible. */
export type Bounds = { low: number; high: number }
/** The sum of the numbers at these places, each with its sign, is zero. */
export type Equation = { at: readonly number[]; signs: readonly (1 | -1)[] }
/** Equations, and by place those that it stands in. */
export type Equations = { all: readonly Equation[]; near: ReadonlyMap<number, readonly number[]> }
/** Long computations in pieces, so that others have their turn in between. */
export type Pieces<Result> = Generator<undefined, Result>

const mostTurns = 60
const piece = 2_000

/** Narrows whole numbers by equations between them, until no equation says more. */
export function* narrow(bounds: Bounds[], { all, near }: Equations): Pieces<void> {
  const queue = [...all.keys()].filter((index) => all[index]?.at.some((at) => isOpen(bounds[at])))
  const waiting = new Set(queue)
  const turns = new Uint8Array(all.length)
  for (let next = 0; next < queue.length; next += 1) {
    if (next % piece === piece - 1) yield
    const index = queue[next] ?? 0
    const equation = all[index]
    waiting.delete(index)
    turns[index] = (turns[index] ?? 0) + 1
    if (!equation) continue
    for (const at of narrowBy(bounds, equation))
      for (const other of near.get(at) ?? []) {
        if (waiting.has(other) || (turns[other] ?? 0) >= mostTurns) continue
        waiting.add(other)
        queue.push(other)
      }
  }
}

const isOpen = (bounds: Bounds | undefined) => bounds !== undefined && bounds.low !== bounds.high

/** The places of which the equation says more than was known. */
function narrowBy(bounds: Bounds[], { at, signs }: Equation): number[] {
  const terms = at.map((place, index) => termOf(bounds[place] ?? any, signs[index] ?? 1))
  const low = sumOf(terms.map((one) => one.low))
  const high = sumOf(terms.map((one) => one.high))
  const changed: number[] = []
  for (const [index, place] of at.entries()) {
    const [term, before] = [terms[index] ?? any, bounds[place] ?? any]
    if (!isOpen(before)) continue
    const others = { low: without(low, term.low), high: without(high, term.high) }
    const said = termOf({ low: -others.high, high: -others.low }, signs[index] ?? 1)
    const after = { low: Math.max(before.low, said.low), high: Math.min(before.high, said.high) }
    if (after.low === before.low && after.high === before.high) continue
    bounds[place] = after
    changed.push(place)
  }
  return changed
}

export const any: Bounds = { low: 0, high: Number.POSITIVE_INFINITY }
const termOf = ({ low, high }: Bounds, sign: 1 | -1): Bounds =>
  sign === 1 ? { low, high } : { low: -high, high: -low }

/** A sum in which what has no end is counted by itself, so that it can be taken out again. */
type Sum = { finite: number; endless: number; end: number }

function sumOf(values: readonly number[]): Sum {
  const sum = { finite: 0, endless: 0, end: 0 }
  for (const value of values) {
    if (Number.isFinite(value)) sum.finite += value
    else [sum.endless, sum.end] = [sum.endless + 1, value]
  }
  return sum
}

function without({ finite, endless, end }: Sum, value: number): number {
  if (!Number.isFinite(value)) return endless > 1 ? end : finite
  return endless > 0 ? end : finite - value
}
