import { boxOf, overlap, segmentsOf } from '../gate/overlaps.ts'
import type { Point, Scene } from '../scene/scene.ts'

const gap = 32
const margin = 16
const step = 20
/** A drawing may be so wide before what stands apart goes below it: what a page of 1280 px has room for. */
const room = 1200

type Drawn = Pick<Scene, 'nodes' | 'edges' | 'width' | 'height'>

/** Drawings side by side: the small ones at the right of the first while there is room, else in rows below. */
export function packed(drawings: readonly Drawn[]): Drawn {
  const places = placesOf(drawings)
  const all = drawings.map((one, at) => moved(one, places[at] ?? { x: margin, y: margin }))
  return {
    nodes: all.flatMap(({ nodes }) => nodes),
    edges: all.flatMap(({ edges }) => edges),
    width: Math.max(...drawings.map((one, at) => (places[at]?.x ?? 0) + one.width)) + margin,
    height: Math.max(...drawings.map((one, at) => (places[at]?.y ?? 0) + one.height)) + margin,
  }
}

function placesOf([first, ...others]: readonly Drawn[]): Point[] {
  if (!first) return []
  const widest = Math.max(room, ...[first, ...others].map(({ width }) => width))
  const aside = { x: margin + first.width + gap, y: margin }
  const row = { x: margin, y: margin + first.height + gap, height: 0 }
  const rest = others.map((one) => {
    const free = one.nodes.every(({ kind }) => kind === 'portal') ? freeAtTop(first, one) : undefined
    if (free !== undefined) return { x: margin + free, y: margin }
    if (aside.x + one.width <= widest && aside.y + one.height <= margin + first.height) {
      const place = { ...aside }
      aside.y += one.height + gap
      return place
    }
    return nextInRow(row, one, widest)
  })
  return [{ x: margin, y: margin }, ...rest]
}

function nextInRow(row: Point & { height: number }, { width, height }: Drawn, widest: number): Point {
  if (row.x > margin && row.x + width > widest + margin) {
    row.x = margin
    row.y += row.height + gap
    row.height = 0
  }
  const place = { x: row.x, y: row.y }
  row.x += width + gap
  row.height = Math.max(row.height, height)
  return place
}

/** Where at the top of a drawing another finds room: as far to the right as can be, but not beyond it. */
function freeAtTop(drawing: Drawn, { width, height }: Drawn): number | undefined {
  const taken = [
    ...drawing.nodes,
    ...drawing.edges.flatMap(({ points, labels }) => [...labels, ...segmentsOf(points).map(boxOf)]),
  ]
  for (let x = drawing.width - width; x >= 0; x -= step) {
    const place = { x: x - gap, y: -gap, width: width + 2 * gap, height: height + 2 * gap }
    if (!taken.some((box) => overlap(box, place))) return x
  }
  return undefined
}

/** The same drawing at another place. */
function moved<Drawn extends Pick<Scene, 'nodes' | 'edges'>>(drawn: Drawn, by: Point): Drawn {
  const shift = <Thing extends Point>(thing: Thing): Thing => ({
    ...thing,
    x: thing.x + by.x,
    y: thing.y + by.y,
  })
  return {
    ...drawn,
    nodes: drawn.nodes.map((node) => ({ ...shift(node), rows: node.rows.map(shift) })),
    edges: drawn.edges.map((edge) => ({
      ...edge,
      points: edge.points.map(shift),
      labels: edge.labels.map(shift),
    })),
  }
}
