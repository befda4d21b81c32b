import { widthOf, wrapped } from '../text/width.ts'
import { boundsOf } from './bounds.ts'
import { measures } from './measures.ts'
import type { Box, SceneNode } from './scene.ts'

const { title, line, mark, node: sizes, row } = measures

export const isOpen = ({ kind }: Pick<SceneNode, 'kind'>): boolean =>
  kind === 'compound' || kind === 'parallel'

/** Where the words of a state stand that others stand in. */
export function headingOf(node: SceneNode): Box {
  const titles = wrapped(node.title, title.size, title.room, 'strong')
  const width = Math.max(
    row.numbers,
    ...titles.map((text) => widthOf(text, title.size, 'strong')),
    ...node.lines.map((text) => widthOf(text, line.size)),
  )
  const height = titles.length * title.line + node.lines.length * line.line + mark.line
  return boundsOf([
    { x: node.x + sizes.pad + (node.shift ?? 0), y: node.y + sizes.top, width, height },
    ...node.rows,
  ])
}
