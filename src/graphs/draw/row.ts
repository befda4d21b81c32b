import { escaped } from '#machines/core/text.ts'
import { measures } from '../scene/measures.ts'
import type { SceneLabel, SceneRow } from '../scene/scene.ts'
import { widthOf } from '../text/width.ts'
import { type Ends, pointed, rectAt, round, textAt } from './markup.ts'
import type { DrawOptions } from './options.ts'
import { markClasses } from './overlay.ts'

const { row: sizes, label: box } = measures

/** One transition in words: on a line with its numbers at the end, or with its numbers below. */
export function drawRow(row: SceneRow, ends: Ends, options: DrawOptions): string {
  const mark = options.overlay?.edges[row.edge]
  const name = `x${markClasses(mark)}${options.selected === row.edge ? ' sel' : ''}`
  return pointed(
    options,
    {
      id: row.edge,
      kind: 'transition',
      told: rowDescription(row, ends, mark?.told ?? mark?.text),
      name,
      ends,
    },
    `${rectAt(row, 'p', 6)}${row.lines === 1 ? onOneLine(row, mark?.text) : below(row, mark?.text, options)}`,
  )
}

function rowDescription(
  { text, guard }: SceneRow,
  { fromTitle, toTitle }: Ends,
  told: string | undefined,
): string {
  const words = [text, ...(guard ? [guard] : [])].join(', ')
  const way = `${fromTitle ? `, from ${fromTitle}` : ''}${toTitle ? ` to ${toTitle}` : ''}`
  return told ? `${words}${way}: ${told}` : `${words}${way}`
}

function onOneLine(row: SceneRow, mark = ''): string {
  const x = row.x + box.pad
  const y = row.y + 13
  const words = `<text x="${round(x)}" y="${round(y)}">${escaped(row.text)}${guardSpan(row, sizes.gap)}</text>`
  const end =
    x + widthOf(row.text, sizes.size) + (row.guard ? sizes.gap + widthOf(row.guard, sizes.small) : 0)
  return `${words}${aim(row, end + sizes.gap, y)}${textAt(row.x + row.width - box.pad, y, mark, 'm f')}`
}

/** An arrow and what it leads to, or one that turns back. */
function aim({ to, toTitle }: SceneRow, x: number, y: number): string {
  if (to === undefined || toTitle === undefined) return ''
  return `<path class="a" d="M${round(x)} ${round(y - 4)}h9m-4-4 4 4-4 4"/>${textAt(x + sizes.arrow, y, toTitle, 'o')}`
}

function guardSpan({ guard }: SceneLabel, gap: number): string {
  return guard ? `<tspan class="g" dx="${gap}">${escaped(guard)}</tspan>` : ''
}

function below(row: SceneLabel, mark: string | undefined, { overlay }: DrawOptions): string {
  const x = row.x + row.width / 2
  const y = row.y + 14 + (overlay ? 0 : 7)
  const guard = row.lines === 3 ? textAt(x, y + 14, row.guard ?? '', 'g') : ''
  const inline = row.lines === 3 ? '' : guardSpan(row, sizes.gap - 2)
  const words = `<text x="${round(x)}" y="${round(y)}">${escaped(row.text)}${inline}</text>`
  return `<g>${words}${guard}${textAt(x, y + (row.lines - 1) * 14, mark ?? '', 'm')}</g>`
}
