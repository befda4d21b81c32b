import type { FunnelView } from '#contract/views/funnel.ts'
import type { TableFormat } from '#contract/views/graph-query.ts'
import { attachment } from '../exports/attachment.ts'
import { changeCells, changeHeads } from '../exports/change-cells.ts'
import { csvOf, told } from '../exports/csv.ts'

/** The funnel as a file, with the same numbers as on the page. */
export const exportedFunnel = (view: FunnelView, format: TableFormat): Response =>
  attachment('funnel', format, format === 'csv' ? csvOf(rowsOf(view)) : JSON.stringify(view, null, 2))

const rowsOf = ({ steps, compared }: FunnelView) => [
  [
    ...['step', 'visits', 'share', 'go on', 'lost', 'median ms'],
    ...[`go on, ${compared.from} to ${compared.to}`, ...changeHeads],
  ],
  ...steps.map(({ step, visits, share, goOn, lost, median }) => {
    const change = compared.steps.find((one) => one.step === step)
    return [
      ...[step, told(visits), share, goOn],
      ...[told(lost), told(median)],
      ...(change ? [change.other, ...changeCells(change)] : [null, ...changeHeads.map(() => null)]),
    ]
  }),
  boughtRow(compared),
]

const boughtRow = ({ bought }: FunnelView['compared']) => [
  ...['all the way', null, bought.one, null, null, null],
  ...[bought.other, ...changeCells(bought)],
]
