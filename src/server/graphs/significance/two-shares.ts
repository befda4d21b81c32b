import { limits } from '#machines/reference/limits.ts'
import { twoSidedTail } from './normal-tail.ts'

/** `part` of `whole` journeys. */
export type Counts = { part: number; whole: number }
type Interval = { low: number; high: number }

/** The quantile of the normal distribution for a two-sided interval of 95 %. */
const z = 1.959963984540054

/**
 * The 95 % interval of one share less the other, from the Wilson intervals of both: method 10 of R. G. Newcombe,
 * Statistics in Medicine 17 (1998), 873–890. `halfStep` is half of the step in which the difference is known.
 */
export function intervalOf(one: Counts, other: Counts, halfStep = 0): Interval {
  const [mine, theirs] = [shareOf(one), shareOf(other)]
  const [around, otherAround] = [wilson(one), wilson(other)]
  const difference = mine - theirs
  return {
    low: difference - halfStep - Math.hypot(mine - around.low, otherAround.high - theirs),
    high: difference + halfStep + Math.hypot(around.high - mine, theirs - otherAround.low),
  }
}

/**
 * How likely chance alone makes two shares differ by as much, in either direction: the z-test with the pooled share,
 * which is Pearson's chi-squared test with one degree of freedom. Null where it does not hold: fewer than ten journeys
 * are to be expected on either side that did, or that did not. `halfStep` corrects for continuity.
 */
export function pOf(one: Counts, other: Counts, halfStep = 0): number | null {
  const pooled = (one.part + other.part) / (one.whole + other.whole)
  const rarer = Math.min(pooled, 1 - pooled)
  if (!(rarer * Math.min(one.whole, other.whole) >= limits.graphs.fewest)) return null
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.whole + 1 / other.whole))
  const difference = Math.max(0, Math.abs(shareOf(one) - shareOf(other)) - halfStep)
  return twoSidedTail(difference / error)
}

const shareOf = ({ part, whole }: Counts) => part / whole

function wilson({ part, whole }: Counts): Interval {
  const middle = 2 * part + z * z
  const around = z * Math.sqrt(z * z + 4 * part * (1 - part / whole))
  const all = 2 * (whole + z * z)
  return { low: (middle - around) / all, high: (middle + around) / all }
}
