import type { Row, Table } from '#machines/document/document.ts'
import type { Pen, Writing } from './pen.ts'
import { colours, sheet, sizes } from './style.ts'

const padding = 2.5
const lastWidth = 190

/** A table; the last column is right-aligned, totals are emphasised. */
export function printTable(pen: Pen, { head, rows }: Table): void {
  const table = pen.group('Table')
  const header = { cells: head }
  pen.ensure(heightOf(pen, header) * 3)
  table.add(rowElement(pen, 'TH', header, { size: sizes.label, colour: colours.soft }))
  for (const row of rows) {
    pen.ensure(heightOf(pen, row))
    const weight = row.isTotal ? 'bold' : 'regular'
    pen.artifact(() => pen.line(pen.y, row.isTotal ? colours.line : colours.panel, row.isTotal ? 1 : 0.75))
    table.add(rowElement(pen, 'TD', row, { size: sizes.text, weight }))
  }
  table.end()
}

type Cell = { text: string; x: number; width: number; align: 'left' | 'right' }

function cellsOf({ cells }: Pick<Row, 'cells'>): Cell[] {
  const width = (sheet.width - lastWidth) / (cells.length - 1)
  return cells.map((text, place) =>
    place === cells.length - 1
      ? { text, x: sheet.right - lastWidth, width: lastWidth, align: 'right' }
      : { text, x: sheet.left + place * width, width: width - 12, align: 'left' },
  )
}

const heightOf = (pen: Pen, row: Pick<Row, 'cells'>): number =>
  Math.max(...cellsOf(row).map(({ text, width }) => pen.heightOf(text, { width }))) +
  2 * padding * pen.spacing

/** One row, drawn when it is added; it takes its own height. */
function rowElement(pen: Pen, type: 'TH' | 'TD', row: Pick<Row, 'cells'>, writing: Writing) {
  const y = pen.y + padding * pen.spacing
  pen.y += heightOf(pen, row)
  const options = type === 'TH' ? ({ scope: 'Column' } as const) : {}
  return pen.element(
    'TR',
    cellsOf(row).map(({ text, x, ...place }) =>
      pen.element(type, () => pen.write(text, x, y, { ...writing, ...place }), options),
    ),
  )
}
