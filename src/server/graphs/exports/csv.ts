import type { Cell } from '#contract/views/graph-numbers.ts'

export type Value = string | number | null

/** A number of journeys as a cell, in ASCII: without a mark at its beginning spreadsheets do not read a file as UTF-8. */
export const told = (cell: Cell | null): Value => (cell === 'few' ? '<= 10' : cell)

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/

/** RFC 4180; text that a spreadsheet would evaluate is escaped with an apostrophe. */
export const csvOf = (rows: readonly (readonly Value[])[]): string =>
  rows
    .map((row) => row.map(cellOf).join(','))
    .join('\r\n')
    .concat('\r\n')

function cellOf(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
