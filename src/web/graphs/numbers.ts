import type { Cell, StateNumbers } from '#machines/schemas/graph-view.ts'

const grouped = new Intl.NumberFormat('en-IN')
const fewWords = '< 10'

/** A count as it is told: what fewer than ten journeys stand behind is never told exactly. */
export const cellWords = (cell: Cell): string => (cell === 'few' ? fewWords : grouped.format(cell))

/** A time as one says it: 820 ms, 4.2 s, 3 min 12 s, 2 h 5 min, 3 d 4 h. Absent where nobody was there. */
export function durationWords(ms: Cell | null): string {
  if (ms === null) return '–'
  if (ms === 'few') return fewWords
  if (ms < 1_000) return `${Math.round(ms)} ms`
  const seconds = ms / 1_000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  if (whole < 3_600) return parts(whole, 60, 'min', 's')
  if (whole < 86_400) return parts(Math.round(whole / 60), 60, 'h', 'min')
  return parts(Math.round(whole / 3_600), 24, 'd', 'h')
}

function parts(amount: number, size: number, large: string, small: string): string {
  const rest = amount % size
  return `${Math.floor(amount / size)} ${large}${rest === 0 ? '' : ` ${rest} ${small}`}`
}

/** A share, 0 to 1, with one decimal where it is not whole. */
export function shareWords(share: number | null): string {
  if (share === null) return '–'
  const percent = Math.round(share * 1_000) / 10
  return `${percent} %`
}

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
