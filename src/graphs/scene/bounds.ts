import { measures } from './measures.ts'
import type { Box, SceneLabel } from './scene.ts'

/** The box around all boxes. */
export function boundsOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** The ground of what is written beside a line; a table of transitions has an edge above and below. */
export function groundOf(labels: readonly SceneLabel[]): Box {
  const { x, y, width, height } = boundsOf(labels)
  const edge = labels.length > measures.label.stacked ? measures.label.edge : 0
  return { x, y: y - edge, width, height: height + 2 * edge }
}
