import { limits } from '#machines/reference/limits.ts'
import { any, narrow, type Pieces } from './bounds.ts'
import { alongWith, type CellEquation } from './equations.ts'
import { type Count, cellAt, type Level, type System, systemOf } from './system.ts'

const { fewest } = limits.graphs
const isSmall = (count: number) => count > 0 && count < fewest
const isFew = ({ count, journeys }: Count) => isSmall(count) || (count > 0 && journeys < fewest)

/**
 * The cells to withhold in all groups of a level, so that what is told narrows no number below ten. First those that are
 * few in any group, and those withheld from the larger groups; then, as long as the equations narrow one of them, the
 * smallest cell beside it.
 */
export function* withheldAt(
  level: Level,
  before: ReadonlySet<string>,
  equations: readonly CellEquation[],
): Pieces<Set<string>> {
  const withheld = new Set(before)
  const withhold = (cell: string) => {
    for (const one of [cell, ...alongWith(cell)]) withheld.add(one)
  }
  for (const group of level.groups) for (const [cell, count] of group) if (isFew(count)) withhold(cell)
  if (!hasTold(level, withheld)) return withheld
  const system = yield* systemOf(level, before, equations)
  const sizes = sizesIn(system)
  for (;;) {
    const beside = new Set<string>()
    const narrowed = new Map((yield* narrowedIn(system, withheld)).map((at) => [cellAt(system, at), at]))
    for (const at of narrowed.values()) {
      for (const cell of smallestBeside(system, sizes, at, withheld)) beside.add(cell)
      yield
    }
    if (beside.size === 0) return withheld
    for (const cell of beside) withhold(cell)
  }
}

const hasTold = ({ groups }: Level, withheld: ReadonlySet<string>) =>
  groups.some((group) => [...group].some(([cell, { count }]) => count > 0 && !withheld.has(cell)))

/** The places of numbers below ten of which the equations say more than that. */
function* narrowedIn(system: System, withheld: ReadonlySet<string>): Pieces<number[]> {
  const { counts, others, groups, cells, equations } = system
  const isWithheld = cells.map((cell) => withheld.has(cell))
  const open = (at: number) => isWithheld[Math.floor(at / groups)] === true
  const bounds = [...counts.map((count, at) => (open(at) ? any : { low: count, high: count })), ...others]
  yield
  yield* narrow(bounds, equations)
  return counts.flatMap((count, at) => {
    const { low, high } = bounds[at] ?? any
    return open(at) && isSmall(count) && (low > 1 || high < fewest - 1) ? [at] : []
  })
}

/** How large each cell is in all groups together. */
const sizesIn = ({ cells, groups, counts }: System): ReadonlyMap<string, number> =>
  new Map(
    cells.map((cell, row) => [
      cell,
      counts.slice(row * groups, (row + 1) * groups).reduce((sum, count) => sum + count, 0),
    ]),
  )

/**
 * Of the cells that are told and stand with it in an equation, the smallest over all groups. Where there is none, of those
 * that stand with these, and so on.
 */
function smallestBeside(
  system: System,
  sizes: ReadonlyMap<string, number>,
  narrowed: number,
  withheld: ReadonlySet<string>,
): string[] {
  const { all, near } = system.equations
  const reached = new Set([narrowed])
  for (let last = [narrowed]; last.length > 0; ) {
    const next = new Set(last.flatMap((at) => near.get(at) ?? []).flatMap((index) => all[index]?.at ?? []))
    last = [...next].filter((at) => !reached.has(at))
    for (const at of last) reached.add(at)
    const [smallest] = last
      .flatMap((at) => cellAt(system, at) ?? [])
      .filter((cell) => !withheld.has(cell) && (sizes.get(cell) ?? 0) > 0)
      .toSorted((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0))
    if (smallest !== undefined) return [smallest]
  }
  return []
}
