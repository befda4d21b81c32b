import { isOpen } from '../scene/heading.ts'
import { measures } from '../scene/measures.ts'
import type { SceneNode, SceneRow } from '../scene/scene.ts'
import { wrapped } from '../text/width.ts'
import { pointed, rectAt, round, textAt } from './markup.ts'
import type { DrawOptions } from './options.ts'
import { markClasses } from './overlay.ts'
import { drawRow } from './row.ts'

const { title, line, node: sizes, mark: numbers } = measures

/** A state with what it is called, what it calls and its numbers; its rows are links of their own. */
export function drawNode(node: SceneNode, options: DrawOptions): string {
  if (node.kind === 'initial') return dot(node)
  const rows = node.rows.map((row) => drawRow(row, endsOf(node, row), options)).join('')
  if (node.kind === 'portal')
    return `<g class="n portal">${rectAt(node, 'b', 10)}${nodeText(node, '', 0)}${rule(node)}${rows}</g>`
  return `${pointed(options, { id: node.id, kind: 'state', told: nodeDescription(node, options), name: classes(node, options) }, body(node, options))}${rows}`
}

const endsOf = ({ id, title }: SceneNode, { to, toTitle }: SceneRow) => ({
  from: id,
  to,
  fromTitle: title,
  ...(toTitle !== undefined && { toTitle }),
})

const dot = ({ x, y, width }: SceneNode): string =>
  `<circle class="dot" cx="${round(x + width / 2)}" cy="${round(y + width / 2)}" r="${width / 2}"/>`

function classes({ id, kind, isFolded }: SceneNode, { overlay, selected }: DrawOptions): string {
  const kinds = `${isOpen({ kind }) ? '' : ' s'}${kind === 'state' ? '' : ` ${kind}`}${isFolded ? ' folded' : ''}`
  return `n${kinds}${markClasses(overlay?.states[id])}${selected === id ? ' sel' : ''}`
}

function nodeDescription({ id, title, kind, lines }: SceneNode, { overlay }: DrawOptions): string {
  const mark = overlay?.states[id]
  const what = [title, ...(kind === 'final' ? ['the end'] : []), ...lines]
  return [what.join(', '), ...(mark ? [mark.told ?? mark.text] : [])].join(': ')
}

function body(node: SceneNode, { overlay }: DrawOptions): string {
  const mark = overlay?.states[node.id]
  return `${shapes(node)}${nodeText(node, mark?.text ?? '', overlay ? 0 : numbers.line / 2)}${rule(node)}`
}

function shapes(node: SceneNode): string {
  const { x, y, width, height } = node
  const radius = isOpen(node) ? 14 : 10
  const behind = node.isFolded ? rectAt(node, 'k', radius) : ''
  const ring =
    node.kind === 'final' ? rectAt({ x: x + 4, y: y + 4, width: width - 8, height: height - 8 }, 'i', 7) : ''
  return `${behind}${rectAt(node.isFolded ? { x, y, width: width - sizes.behind, height: height - sizes.behind } : node, 'b', radius)}${ring}`
}

/** Title and lines in the middle, or from the left where others stand below; `lower` where no numbers follow. */
function nodeText(node: SceneNode, mark: string, lower: number): string {
  const isLeft = isOpen(node) || node.rows.length > 0
  const x = isLeft
    ? node.x + sizes.pad + (node.shift ?? 0)
    : node.x + (node.width - (node.isFolded ? sizes.behind : 0)) / 2
  let y = node.y + sizes.top + (isLeft ? 0 : lower)
  const written = (text: string, name: string, height: number) => {
    y += height
    return textAt(x, y - 4, text, name)
  }
  const titles = wrapped(node.title, title.size, title.room, 'strong').map((text) =>
    written(text, 't', title.line),
  )
  const lines = node.lines.map((text) => written(text, 'c', line.line))
  return `<g${isLeft ? '' : ' class="z"'}>${titles.join('')}${lines.join('')}${written(mark, 'm', numbers.line)}</g>`
}

function rule({ x, width, rows }: SceneNode): string {
  const [first] = rows
  return first ? `<path class="r" d="M${round(x)} ${round(first.y - 3)}h${round(width)}"/>` : ''
}
