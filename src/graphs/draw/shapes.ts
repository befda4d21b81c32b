import type { Point } from '../scene/scene.ts'

const radius = 8

/** Numbers as short as they can be: what a half pixel away looks like cannot be seen. */
const n = (value: number) => String(Math.round(value))

/** A line along the points, its corners rounded, that ends where its arrow begins. */
export function routePath(points: readonly Point[], shorter = 6): string {
  const ends = shortened(points, shorter)
  const [first, ...rest] = ends
  if (!first) return ''
  return rest.reduce(
    (path, point, at) => path + piece(ends[at] ?? first, point, rest[at + 1]),
    `M${n(first.x)} ${n(first.y)}`,
  )
}

function piece(before: Point, corner: Point, after: Point | undefined): string {
  if (!after) return lineTo(before, corner)
  const bend = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2)
  const [from, to] = [towards(corner, before, bend), towards(corner, after, bend)]
  return `${lineTo(before, from)}Q${n(corner.x)} ${n(corner.y)} ${n(to.x)} ${n(to.y)}`
}

const lineTo = (from: Point, to: Point): string =>
  Math.round(from.x) === Math.round(to.x)
    ? `V${n(to.y)}`
    : Math.round(from.y) === Math.round(to.y)
      ? `H${n(to.x)}`
      : `L${n(to.x)} ${n(to.y)}`

/** A triangle at the end of the points. */
export function arrowPath(points: readonly Point[]): string {
  const [before, end] = points.slice(-2)
  if (!before || !end) return ''
  const across = Math.abs(end.x - before.x) > Math.abs(end.y - before.y)
  const sign = (across ? end.x - before.x : end.y - before.y) > 0 ? 1 : -1
  const [x, y] = [n(end.x), n(end.y)]
  return across ? `M${x} ${y}l${-9 * sign}-5v10z` : `M${x} ${y}l-5 ${-9 * sign}h10z`
}

function shortened(points: readonly Point[], by: number): Point[] {
  const [before, end] = points.slice(-2)
  if (!before || !end) return [...points]
  return [...points.slice(0, -1), towards(end, before, Math.min(by, distance(before, end)))]
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

function towards(from: Point, to: Point, by: number): Point {
  const whole = distance(from, to)
  if (whole === 0) return from
  return { x: from.x + ((to.x - from.x) * by) / whole, y: from.y + ((to.y - from.y) * by) / whole }
}
