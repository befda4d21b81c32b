import type { Fact } from '#machines/document/document.ts'
import type { Pen } from './pen.ts'
import { colours, sheet, sizes } from './style.ts'

const gap = 14
const space = { label: 1, below: 6 }
const label = { size: sizes.label, colour: colours.soft } as const
const value = { size: sizes.text, weight: 'strong' } as const

type Place = { x: number; width: number; columns: number }

const wholeSheet: Place = { x: sheet.left, width: sheet.width, columns: 3 }
const cellOf = ({ width, columns }: Place) => (width - gap * (columns - 1)) / columns

function linesOf(rows: readonly Fact[], { columns }: Place): Fact[][] {
  const count = Math.ceil(rows.length / columns)
  return Array.from({ length: count }, (_, line) => rows.slice(line * columns, (line + 1) * columns))
}

const lineHeight = (pen: Pen, line: readonly Fact[], place: Place) =>
  Math.max(...line.map((fact) => heightOf(pen, fact, cellOf(place))))

/** Points that facts take in a grid. */
export const factsHeight = (pen: Pen, rows: readonly Fact[], place: Place): number =>
  linesOf(rows, place).reduce((sum, line) => sum + lineHeight(pen, line, place), 0)

/** Facts in a grid, each with its label above it. */
export function printFacts(pen: Pen, rows: readonly Fact[], place = wholeSheet): void {
  const width = cellOf(place)
  for (const line of linesOf(rows, place)) {
    const height = lineHeight(pen, line, place)
    pen.ensure(height)
    const { y } = pen
    pen.add(
      'L',
      line.map((fact, column) => item(pen, fact, { x: place.x + column * (width + gap), y, width })),
    )
    pen.y += height
  }
}

const heightOf = (pen: Pen, [name, text]: Fact, width: number) =>
  pen.heightOf(name, { ...label, width }) +
  pen.heightOf(text, { ...value, width }) +
  space.label +
  space.below * pen.spacing

function item(pen: Pen, [name, text]: Fact, { x, y, width }: { x: number; y: number; width: number }) {
  const below = y + pen.heightOf(name, { ...label, width }) + space.label
  return pen.element('LI', [
    pen.element('Lbl', () => pen.write(name, x, y, { ...label, width })),
    pen.element('LBody', () => pen.write(text, x, below, { ...value, width })),
  ])
}
