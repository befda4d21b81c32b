import { overlap, passes, segmentsOf } from '../gate/overlaps.ts'
import { groundOf } from '../scene/bounds.ts'
import { headingOf, isOpen } from '../scene/heading.ts'
import type { Scene, SceneNode } from '../scene/scene.ts'

const step = 6

/** Lines pass where the words of a state around others stand: these make way to the right, as far as they must. */
export function headingsClear<Drawn extends Pick<Scene, 'nodes' | 'edges'>>(drawn: Drawn): Drawn {
  const segments = drawn.edges.flatMap(({ points }) => segmentsOf(points))
  const labels = drawn.edges.flatMap(({ labels }) => (labels.length > 0 ? [groundOf(labels)] : []))
  const isFree = (node: SceneNode) => {
    const heading = headingOf(node)
    const { x, y, width, height } = heading
    const ground = { x: x - step, y, width: width + 2 * step, height }
    return (
      !segments.some((segment) => passes(segment, ground)) && !labels.some((label) => overlap(label, ground))
    )
  }
  return {
    ...drawn,
    nodes: drawn.nodes.map((node) => (isOpen(node) && !isFree(node) ? cleared(node, isFree) : node)),
  }
}

function cleared(node: SceneNode, isFree: (node: SceneNode) => boolean): SceneNode {
  const room = node.width - headingOf(node).width - 2 * step
  for (let by = step; by < room; by += step) {
    const tried = { ...node, shift: by, rows: node.rows.map((row) => ({ ...row, x: row.x + by })) }
    if (isFree(tried)) return tried
  }
  return node
}
