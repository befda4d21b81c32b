import type { TableFormat } from '#contract/views/graph-query.ts'
import type { Leaving } from '#contract/views/leaving.ts'
import { attachment } from './attachment.ts'
import { changeCells, changeHeads } from './change-cells.ts'
import { csvOf, told } from './csv.ts'

/** What distinguishes those who left at a state as a file, with the same numbers as on the page. */
export const exportedLeaving = (machine: string, found: Leaving, format: TableFormat): Response =>
  attachment(
    `${machine}-leaving`,
    format,
    format === 'csv' ? csvOf(rowsOf(found)) : JSON.stringify(found, null, 2),
  )

const rowsOf = ({ left, wentOn, rows }: Leaving) => [
  ['feature', 'value', 'journeys', 'share that left', 'share of the others', ...changeHeads],
  ['all', 'left', told(left), null, null, ...noChange],
  ['all', 'went on', told(wentOn), null, null, ...noChange],
  ...rows.map(({ feature, value, journeys, one, other, ...change }) => [
    ...[feature, value, told(journeys), one, other],
    ...changeCells(change),
  ]),
]

const noChange = changeHeads.map(() => null)
