import type { Block } from '#machines/document/document.ts'
import { printFacts } from './facts.ts'
import type { Pen } from './pen.ts'
import { printPictures } from './pictures.ts'
import { colours, sheet, sizes } from './style.ts'
import { printTable } from './table.ts'

const space = { after: 6, before: 7, bullet: 9, between: 24 }

const headingStyle = { size: sizes.heading, weight: 'bold', colour: colours.brand } as const

/** Prints one block at the current position, or on the next page where it does not fit. */
export function printBlock(pen: Pen, block: Block): void {
  if (block.kind === 'heading') printHeading(pen, block.text)
  if (block.kind === 'text') printText(pen, block.text, block.isSoft ? colours.soft : colours.ink)
  if (block.kind === 'facts') printFacts(pen, block.rows)
  if (block.kind === 'columns') printColumns(pen, block.columns)
  if (block.kind === 'table') printTable(pen, block)
  if (block.kind === 'list') for (const item of block.items) printItem(pen, item)
  if (block.kind === 'pictures') printPictures(pen, block.pictures)
  if (block.kind !== 'heading') pen.y += space.after * pen.spacing
}

function printHeading(pen: Pen, text: string): void {
  pen.ensure(60)
  pen.y += space.before * pen.spacing
  const { y } = pen
  pen.add('H2', () => pen.write(text, sheet.left, y, headingStyle))
  pen.y += sizes.heading + 6
  pen.artifact(() => pen.line(pen.y - 1))
  pen.y += 5
}

function printText(pen: Pen, text: string, colour: string): void {
  pen.ensure(pen.heightOf(text))
  const { y } = pen
  pen.add('P', () => pen.write(text, sheet.left, y, { colour }))
  pen.y += pen.heightOf(text)
}

type Columns = Extract<Block, { kind: 'columns' }>['columns']

/** Two columns, the first wider, each under its heading; continues below the longer. */
function printColumns(pen: Pen, [first, second]: Columns): void {
  const wide = (sheet.width - space.between) * 0.6
  const { y } = pen
  const end = printColumn(pen, first, { x: sheet.left, width: wide })
  pen.y = y
  const x = sheet.left + wide + space.between
  pen.y = Math.max(end, printColumn(pen, second, { x, width: sheet.right - x }))
}

function printColumn(
  pen: Pen,
  { heading, rows }: Columns[number],
  place: { x: number; width: number },
): number {
  pen.y += space.before * pen.spacing
  const { y } = pen
  pen.add('H2', () => pen.write(heading, place.x, y, headingStyle))
  pen.y += sizes.heading + 9
  printFacts(pen, rows, { ...place, columns: 2 })
  return pen.y
}

function printItem(pen: Pen, text: string): void {
  const writing = { size: sizes.fine, width: sheet.width - space.bullet }
  const height = pen.heightOf(text, writing)
  pen.ensure(height)
  const { y } = pen
  pen.add(
    'L',
    pen.element('LI', [
      pen.element('Lbl', () => pen.write('•', sheet.left, y, { size: sizes.fine, colour: colours.brand })),
      pen.element('LBody', () => pen.write(text, sheet.left + space.bullet, y, writing)),
    ]),
  )
  pen.y += height + 2
}
