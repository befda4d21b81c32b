import type { Cell } from '#contract/views/graph-numbers.ts'
import { limits } from '#machines/reference/limits.ts'

const { fewest } = limits.graphs

/**
 * The only place where numbers are suppressed: fewer than ten journeys become `few`, and so does
 * any number below ten. Zero stays zero.
 */
export function few(count: number, journeys: number): Cell {
  if (count === 0) return 0
  return count < fewest || journeys < fewest ? 'few' : count
}

/** A duration, suppressed if too few journeys are behind it. */
export const fewTimes = (ms: number | null, journeys: number): Cell | null =>
  ms === null ? null : journeys < fewest ? 'few' : Math.round(ms)

/** A share, 0 to 1; null where either number is suppressed. */
export const shareOf = (part: Cell, whole: Cell): number | null =>
  part === 'few' || whole === 'few' || whole === 0 ? null : part / whole
