import { durationWords as timeWords } from '#graphs/labels/duration.ts'
import type { Cell, StateNumbers } from '#machines/schemas/graph-numbers.ts'

const grouped = new Intl.NumberFormat('en-IN')
const fewWords = '< 10'

/** A count as it is told: what fewer than ten journeys stand behind is never told exactly. */
export const cellWords = (cell: Cell): string => (cell === 'few' ? fewWords : grouped.format(cell))

/** A time as the map says it, too. Absent where nobody was there. */
export function durationWords(ms: Cell | null): string {
  if (ms === null) return '–'
  return ms === 'few' ? fewWords : timeWords(Math.round(ms))
}

/** A share, 0 to 1, as the map says it, too. */
export const shareWords = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)} %`

/** Percentage points, with their sign. */
export function pointsWords(points: number | null): string {
  if (points === null) return '–'
  const rounded = Math.round(points * 10) / 10
  return `${rounded > 0 ? '+' : ''}${rounded.toString().replace('-', '−')}`
}

/** Of the visits that began at a state, the share that was left for good. */
export function dropOffWords({ dropped, entries }: Pick<StateNumbers, 'dropped' | 'entries'>): string {
  if (dropped === 'few' || entries === 'few') return fewWords
  return entries === 0 ? '–' : shareWords(dropped / entries)
}
