import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Box, Point, Scene, SceneEdge, SceneNode, SceneRow } from '../scene/scene.ts'
import type { SizedEdge, SizedNode } from './sizes.ts'

/** What ELK found, as a scene in whole pixels. */
export function sceneFrom(
  laid: ElkNode,
  nodes: readonly SizedNode[],
  edges: readonly SizedEdge[],
  upward: ReadonlySet<string> = new Set(),
): Pick<Scene, 'nodes' | 'edges' | 'width' | 'height'> {
  const boxes = boxesIn(laid)
  const routes = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]))
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    nodes: nodes.flatMap((node) => placed(node, boxes.get(node.id))),
    edges: edges.flatMap((edge) => routed(edge, routes.get(`>${edge.id}`), upward.has(edge.id))),
  }
}

function boxesIn(node: ElkNode): Map<string, Box> {
  const own = (node.children ?? []).map((child): [string, Box] => [child.id, boxOf(child)])
  return new Map([...own, ...(node.children ?? []).flatMap((child) => [...boxesIn(child)])])
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => {
  const [left, top] = [Math.round(x), Math.round(y)]
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top }
}

const placed = (node: SizedNode, box: Box | undefined): SceneNode[] =>
  box ? [{ ...node, ...box, rows: rowsAt(node.rows, box, isOpen(node) ? 0 : box.width - node.width) }] : []

const isOpen = ({ kind }: SizedNode): boolean => kind === 'compound' || kind === 'parallel'

/** Rows are as wide as the state they stand in, unless others stand in that too. */
const rowsAt = (rows: readonly SceneRow[], { x, y }: Point, wider = 0): SceneRow[] =>
  rows.map((row) => ({ ...row, x: x + row.x, y: y + row.y, width: row.width + wider }))

function routed(edge: SizedEdge, route: ElkExtendedEdge | undefined, isUpward: boolean): SceneEdge[] {
  const [section] = route?.sections ?? []
  if (!section) return []
  const { id, source, target, rows } = edge
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(rounded)
  if (isUpward) points.reverse()
  const [label] = route?.labels ?? []
  const at = boxOf(label ?? {})
  const labels = rowsAt(rows, at)
  return [{ id, source, target, edges: rows.map((row) => row.edge), points: simplified(points), labels }]
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** Without points that lie on the way from the one before to the one after. */
function simplified(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const [before, last] = kept.slice(-2)
    const isStraight =
      before &&
      last &&
      ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y))
    if (isStraight) kept.pop()
    if (kept.at(-1)?.x !== point.x || kept.at(-1)?.y !== point.y) kept.push(point)
  }
  return kept
}
