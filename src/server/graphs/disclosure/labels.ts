import type { Cell } from '#contract/views/graph-numbers.ts'
import { durationText } from '#graphs/labels/duration.ts'

const grouped = new Intl.NumberFormat('en-IN')
const fewText = '≤ 10'

export const cellText = (cell: Cell): string => (cell === 'few' ? fewText : grouped.format(cell))

export const counted = (cell: Cell, things: string): string =>
  `${cell === 'few' ? 'ten or fewer' : grouped.format(cell)} ${things}`

/** Undefined without visits. */
export const timeText = (ms: Cell | null): string =>
  ms === null ? '' : ms === 'few' ? fewText : durationText(ms)

export const percent = (share: number): string => `${Math.round(share * 100)} %`
