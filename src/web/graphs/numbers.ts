import { type Cell, type StateNumbers, shareOf } from '#contract/views/graph-numbers.ts'
import { durationText as timeWords } from '#graphs/labels/duration.ts'

const grouped = new Intl.NumberFormat('en-IN')
const fewText = '≤ 10'

/** Formats a count, which comes in tens. */
export const cellText = (cell: Cell): string => (cell === 'few' ? fewText : grouped.format(cell))

/** Formats a duration as on the map. Absent where there were no visits. */
export function durationText(ms: Cell | null): string {
  if (ms === null) return '–'
  return ms === 'few' ? fewText : timeWords(Math.round(ms))
}

/** Formats a share, 0 to 1, as on the map. */
export const shareText = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)} %`

/** The same, with a digit more below ten percent: of all visits few buy. */
export const smallShareText = (share: number | null): string =>
  share === null || share >= 0.1 ? shareText(share) : `${Math.round(share * 1000) / 10} %`

/** The same to the tenth, for shares that lie close together. */
export const tenthsText = (share: number): string => `${Math.round(share * 1000) / 10} %`

/** Percentage points, with their sign. */
export function pointsText(points: number | null, digits = 1): string {
  if (points === null) return '–'
  const rounded = Math.round(points * 10 ** digits) / 10 ** digits
  return `${rounded > 0 ? '+' : ''}${rounded.toString().replace('-', '−')}`
}

/** Of the visits that began at a state, the share that was left for good. */
export function dropOffText({ dropped, entries }: Pick<StateNumbers, 'dropped' | 'entries'>): string {
  return dropped === 'few' || entries === 'few' ? fewText : shareText(shareOf(dropped, entries))
}
