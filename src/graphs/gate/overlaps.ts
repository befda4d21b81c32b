import type { Box, Point } from '../scene/scene.ts'

/** Boxes that only touch do not overlap. */
export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

export type Segment = readonly [Point, Point]

export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, at): Segment => [points[at] ?? point, point])

/** A segment as the box it takes, which is as wide as nothing. */
export const boxOf = ([one, other]: Segment): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
})

/** Whether it goes through the box, and not only along its border. */
export function passes(segment: Segment, box: Box): boolean {
  const line = boxOf(segment)
  const x = line.x < box.x + box.width && line.x + line.width > box.x
  const y = line.y < box.y + box.height && line.y + line.height > box.y
  return x && y
}

/** How far two run on top of each other. */
export function shared(one: Segment, other: Segment): number {
  const [a, b] = [boxOf(one), boxOf(other)]
  const along = (at: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(a[at] + a[size], b[at] + b[size]) - Math.max(a[at], b[at])
  if (a.width === 0 && b.width === 0 && a.x === b.x) return Math.max(0, along('y', 'height'))
  if (a.height === 0 && b.height === 0 && a.y === b.y) return Math.max(0, along('x', 'width'))
  return 0
}

/** Whether one goes across the other. */
export function crosses(one: Segment, other: Segment): boolean {
  const [a, b] = [boxOf(one), boxOf(other)]
  return isAcross(a, b) || isAcross(b, a)
}

const isAcross = (upright: Box, level: Box): boolean =>
  upright.width === 0 &&
  level.height === 0 &&
  level.x < upright.x &&
  upright.x < level.x + level.width &&
  upright.y < level.y &&
  level.y < upright.y + upright.height
