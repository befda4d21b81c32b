import type { TestPath } from '../types.ts'
import type { Format } from './format.ts'
import { labelsOf } from './labels.ts'
import { shown } from './values.ts'

const columns = ['path', 'start', 'step', 'event', 'called', 'data', 'from', 'to', 'edge', 'also', 'refused']

/** RFC 4180, one row a step; step 0 is where the path begins. */
export const csv: Format = function* (suite, { machine }, { events }) {
  const words = labelsOf(machine, events)
  yield rowOf(columns)
  for (const path of suite.paths) {
    for (const row of rowsOf(path, words.event)) yield rowOf(row)
  }
}

function rowsOf({ id, start, begins, takes = [], events }: TestPath, called: (type: string) => string) {
  const [first = '', ...rest] = takes
  const begun = [id, start.name, '0', '', '', '', '', begins, first, rest.join('; '), '']
  const steps = events.map(({ type, data, from, to, edge, also = [], refused }, index) => [
    id,
    start.name,
    String(index + 1),
    type,
    called(type),
    data === undefined ? '' : shown(data),
    from,
    to,
    edge,
    also.join('; '),
    refused ? 'yes' : '',
  ])
  return [begun, ...steps]
}

const rowOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`

/** A spreadsheet takes a cell that begins like this for a formula, and would work it out. */
const formula = /^[=+\-@\t\r]/

function cellOf(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
