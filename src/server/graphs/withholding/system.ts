import { any, type Bounds, type Equation, type Equations, type Pieces } from './bounds.ts'
import type { CellEquation } from './equations.ts'

/** A number, and by how many journeys it was made. */
export type Count = { count: number; journeys: number }
/** The numbers of one group, by cell; what is absent is zero. */
export type Group = ReadonlyMap<string, Count>
/** Groups told apart at once, each with the number of the larger group it is a part of. */
export type Level = { groups: readonly Group[]; parts: readonly { of: Group; groups: readonly number[] }[] }

/** Every cell of every group has a place of its own: cell by cell, and group by group in each. */
export type System = {
  cells: readonly string[]
  groups: number
  counts: readonly number[]
  /** Behind the cells: what is known of slack, and of the sums of larger groups. */
  others: readonly Bounds[]
  equations: Equations
}

export function* systemOf(
  { groups, parts }: Level,
  before: ReadonlySet<string>,
  cellEquations: readonly CellEquation[],
): Pieces<System> {
  const inGroups = new Set(groups.flatMap((group) => [...group.keys()]))
  const inEquations = cellEquations.flatMap(({ terms }) => terms.map(([cell]) => cell))
  const cells = [...new Set([...inGroups, ...inEquations])]
  const rows = new Map(cells.map((cell, row) => [cell, row * groups.length]))
  const placeOf = (cell: string, group: number) => (rows.get(cell) ?? 0) + group
  const counts = cells.flatMap((cell) => groups.map((group) => group.get(cell)?.count ?? 0))
  yield
  const others: Bounds[] = []
  const other = (bounds: Bounds) => counts.length + others.push(bounds) - 1
  const all: Equation[] = []
  for (const { terms, atLeast } of cellEquations) {
    const signs = [...terms.map(([, sign]) => sign), ...(atLeast ? [-1 as const] : [])]
    for (const group of groups.keys()) {
      const at = terms.map(([cell]) => placeOf(cell, group))
      all.push({ at: atLeast ? [...at, other(any)] : at, signs })
    }
    yield
  }
  for (const { of, groups: members } of parts) {
    const signs = [...members.map(() => 1 as const), -1 as const]
    for (const cell of inGroups) {
      if (before.has(cell)) continue
      const sum = of.get(cell)?.count ?? 0
      const at = members.map((group) => placeOf(cell, group))
      all.push({ at: [...at, other({ low: sum, high: sum })], signs })
    }
    yield
  }
  return { cells, groups: groups.length, counts, others, equations: { all, near: yield* nearIn(all) } }
}

function* nearIn(equations: readonly Equation[]): Pieces<Map<number, number[]>> {
  const near = new Map<number, number[]>()
  for (const [index, { at }] of equations.entries()) {
    if (index % 5_000 === 4_999) yield
    for (const place of at) {
      const known = near.get(place)
      if (known) known.push(index)
      else near.set(place, [index])
    }
  }
  return near
}

/** The cell at a place; none for slack and sums. */
export const cellAt = ({ cells, groups }: System, place: number): string | undefined =>
  cells[Math.floor(place / groups)]
