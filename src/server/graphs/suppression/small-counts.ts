import type { Cell } from '#contract/views/graph-numbers.ts'
import { limits } from '#machines/reference/limits.ts'

const { fewest } = limits.graphs

/**
 * The one door through which a number leaves: what fewer than ten journeys stand behind is told as few, and so is
 * any number below ten. Nought is nought.
 */
export function few(count: number, journeys: number): Cell {
  if (count === 0) return 0
  return count < fewest || journeys < fewest ? 'few' : count
}

/** A time, of visits that so many journeys stand behind. */
export const fewTimes = (ms: number | null, journeys: number): Cell | null =>
  ms === null ? null : journeys < fewest ? 'few' : Math.round(ms)

/** A share, 0 to 1; null where either number is not told. */
export const shareOf = (part: Cell, whole: Cell): number | null =>
  part === 'few' || whole === 'few' || whole === 0 ? null : part / whole
