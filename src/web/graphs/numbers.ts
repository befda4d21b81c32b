import type { Cell, StateNumbers } from '#contract/views/graph-numbers.ts'
import { durationText as timeWords } from '#graphs/labels/duration.ts'

const grouped = new Intl.NumberFormat('en-IN')
const fewText = '< 10'

/** A count as it is told: what fewer than ten journeys stand behind is never told exactly. */
export const cellText = (cell: Cell): string => (cell === 'few' ? fewText : grouped.format(cell))

/** A time as the map says it, too. Absent where nobody was there. */
export function durationText(ms: Cell | null): string {
  if (ms === null) return '–'
  return ms === 'few' ? fewText : timeWords(Math.round(ms))
}

/** A share, 0 to 1, as the map says it, too. */
export const shareText = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)} %`

/** Percentage points, with their sign. */
export function pointsText(points: number | null): string {
  if (points === null) return '–'
  const rounded = Math.round(points * 10) / 10
  return `${rounded > 0 ? '+' : ''}${rounded.toString().replace('-', '−')}`
}

/** Of the visits that began at a state, the share that was left for good. */
export function dropOffText({ dropped, entries }: Pick<StateNumbers, 'dropped' | 'entries'>): string {
  if (dropped === 'few' || entries === 'few') return fewText
  return entries === 0 ? '–' : shareText(dropped / entries)
}
