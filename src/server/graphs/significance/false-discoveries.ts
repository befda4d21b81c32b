/** Of the differences that are called significant, the share that chance may be expected to have made at most. */
const mostFalse = 0.05

/**
 * The largest p of a difference that is significant, where so many are tested together: Y. Benjamini and Y. Hochberg, Journal
 * of the Royal Statistical Society B 57 (1995), 289–300. Below zero where none is.
 */
export function largestSignificantP(all: readonly number[]): number {
  const sorted = [...all].sort((one, other) => one - other)
  return sorted.findLast((p, at) => p <= (mostFalse * (at + 1)) / sorted.length) ?? -1
}
