import { durationWords } from '#graphs/labels/duration.ts'
import type { Cell } from '#machines/schemas/graph-numbers.ts'

const grouped = new Intl.NumberFormat('en-IN')

export const cellWords = (cell: Cell): string => (cell === 'few' ? '< 10' : grouped.format(cell))

export const counted = (cell: Cell, one: string, many = `${one}s`): string =>
  `${cell === 'few' ? 'fewer than ten' : grouped.format(cell)} ${cell === 1 ? one : many}`

/** Nothing where nobody was there. */
export const timeWords = (ms: Cell | null): string =>
  ms === null ? '' : ms === 'few' ? '< 10' : durationWords(ms)

export const percent = (share: number): string => `${Math.round(share * 100)} %`
