import type { Point, Scene } from '../scene/scene.ts'
import { crosses, type Segment, segmentsOf } from './overlaps.ts'

/** What a page of 1280 px has room for. */
const room = 1240
const bend = 24
const crossing = 60

/** How hard a drawing is to follow: long lines, bends, crossings, and what has to be scrolled to the side. */
export function costOf({ edges, width }: Scene): number {
  const lines = edges.map(({ points }) => segmentsOf(points))
  const length = edges.reduce((sum, { points }) => sum + lengthOf(points) + bend * points.length, 0)
  return (length + crossing * crossings(lines)) * (1 + Math.max(0, width - room) / room)
}

/** Nothing crosses and nothing has to be scrolled to the side: another try is not worth its time. */
export const isEasy = ({ edges, width }: Scene): boolean =>
  width <= room && crossings(edges.map(({ points }) => segmentsOf(points))) === 0

const lengthOf = (points: readonly Point[]): number =>
  segmentsOf(points).reduce(
    (sum, [one, other]) => sum + Math.abs(one.x - other.x) + Math.abs(one.y - other.y),
    0,
  )

export function crossings(lines: readonly (readonly Segment[])[]): number {
  let count = 0
  for (const [at, line] of lines.entries())
    for (const other of lines.slice(at + 1))
      for (const one of line) count += other.filter((their) => crosses(one, their)).length
  return count
}
