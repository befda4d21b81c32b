import type { Cell } from '#contract/views/graph-numbers.ts'
import { durationText } from '#graphs/labels/duration.ts'

const grouped = new Intl.NumberFormat('en-IN')

export const cellText = (cell: Cell): string => (cell === 'few' ? '< 10' : grouped.format(cell))

export const counted = (cell: Cell, one: string, many = `${one}s`): string =>
  `${cell === 'few' ? 'fewer than ten' : grouped.format(cell)} ${cell === 1 ? one : many}`

/** Undefined without visits. */
export const timeText = (ms: Cell | null): string =>
  ms === null ? '' : ms === 'few' ? '< 10' : durationText(ms)

export const percent = (share: number): string => `${Math.round(share * 100)} %`
