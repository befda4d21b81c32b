/** What can be a number that is not told; both ends are possible. */
export type Bounds = { low: number; high: number }
/** The sum of these, each with its sign, is zero. */
export type Equation = readonly { at: number; sign: 1 | -1 }[]

const mostRounds = 60

/** Narrows whole numbers by equations between them, until no equation says more. */
export function narrow(bounds: Bounds[], equations: readonly Equation[]): void {
  for (let round = 0, changed = true; changed && round < mostRounds; round += 1) {
    changed = false
    for (const equation of equations) if (narrowBy(bounds, equation)) changed = true
  }
}

function narrowBy(bounds: Bounds[], equation: Equation): boolean {
  const terms = equation.map(({ at, sign }) => termOf(bounds[at] ?? any, sign))
  const low = sumOf(terms.map((one) => one.low))
  const high = sumOf(terms.map((one) => one.high))
  let changed = false
  for (const [index, { at, sign }] of equation.entries()) {
    const [term, before] = [terms[index] ?? any, bounds[at] ?? any]
    const others = { low: without(low, term.low), high: without(high, term.high) }
    const said = termOf({ low: -others.high, high: -others.low }, sign)
    const after = { low: Math.max(before.low, said.low), high: Math.min(before.high, said.high) }
    if (after.low === before.low && after.high === before.high) continue
    bounds[at] = after
    changed = true
  }
  return changed
}

const any: Bounds = { low: 0, high: Number.POSITIVE_INFINITY }
const termOf = ({ low, high }: Bounds, sign: 1 | -1): Bounds =>
  sign === 1 ? { low, high } : { low: -high, high: -low }

/** A sum in which what has no end is counted by itself, so that it can be taken out again. */
type Sum = { finite: number; endless: number; end: number }

function sumOf(values: readonly number[]): Sum {
  const endless = values.filter((value) => !Number.isFinite(value))
  const finite = values.reduce((sum, value) => (Number.isFinite(value) ? sum + value : sum), 0)
  return { finite, endless: endless.length, end: endless[0] ?? 0 }
}

function without({ finite, endless, end }: Sum, value: number): number {
  if (!Number.isFinite(value)) return endless > 1 ? end : finite
  return endless > 0 ? end : finite - value
}
