import type { Cell } from '#contract/views/graph-numbers.ts'
import { durationText } from '#graphs/labels/duration.ts'

const grouped = new Intl.NumberFormat('en-IN')

export const cellText = (cell: Cell): string =>
  typeof cell === 'number' ? grouped.format(cell) : hidden[cell]

const hidden = { few: '< 10', withheld: 'withheld' }

export const counted = (cell: Cell, one: string, many = `${one}s`): string =>
  `${cell === 'few' ? 'fewer than ten' : cellText(cell)} ${cell === 1 ? one : many}`

/** Undefined without visits. */
export const timeText = (ms: Cell | null): string =>
  ms === null ? '' : typeof ms === 'number' ? durationText(ms) : hidden[ms]

export const percent = (share: number): string => `${Math.round(share * 100)} %`
