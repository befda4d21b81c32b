import { limits } from '#machines/reference/limits.ts'
import { type Bounds, type Equation, narrow } from './bounds.ts'
import type { CellEquation } from './equations.ts'

/** A number, and by how many journeys it was made. */
export type Count = { count: number; journeys: number }
/** The numbers of one group, by cell; what is absent is zero. */
export type Group = ReadonlyMap<string, Count>
/** Groups told apart at once, each with the number of the larger group it is a part of. */
export type Level = { groups: readonly Group[]; parts: readonly { of: Group; groups: readonly number[] }[] }

const { fewest } = limits.graphs
const isSmall = (count: number) => count > 0 && count < fewest
const isFew = ({ count, journeys }: Count) => isSmall(count) || (count > 0 && journeys < fewest)

/**
 * The cells to withhold in all groups of a level, so that what is told narrows no number below ten. First those that are
 * few in any group, and those withheld from the larger groups; then, as long as the equations narrow one of them, the
 * smallest cell beside it.
 */
export function withheldAt(
  level: Level,
  before: ReadonlySet<string>,
  equations: readonly CellEquation[],
): Set<string> {
  const withheld = new Set(before)
  for (const group of level.groups) for (const [cell, count] of group) if (isFew(count)) withheld.add(cell)
  const system = systemOf(level, before, equations)
  for (;;) {
    const beside = new Set(
      narrowedIn(level, system, withheld).flatMap((at) => smallestBeside(level, system, at, withheld)),
    )
    if (beside.size === 0) return withheld
    for (const cell of beside) withheld.add(cell)
  }
}

type Place = { cell: string; group: number }
/** Every cell of every group with a place of its own; slack has none. */
type System = {
  places: Place[]
  slack: number
  equations: Equation[]
  totals: { equation: Equation; cell: string; sum: number }[]
}

function systemOf(
  { groups, parts }: Level,
  before: ReadonlySet<string>,
  cellEquations: readonly CellEquation[],
): System {
  const places: Place[] = []
  const known = new Map<string, number>()
  const at = (cell: string, group: number) => {
    const name = `${group} ${cell}`
    const found = known.get(name) ?? places.push({ cell, group }) - 1
    known.set(name, found)
    return found
  }
  const instances = groups.flatMap((_, group) =>
    cellEquations.map(({ terms, atLeast }) => ({
      terms: terms.map(([cell, sign]) => ({ at: at(cell, group), sign })),
      atLeast,
    })),
  )
  const cells = new Set(groups.flatMap((group) => [...group.keys()]))
  const totals = parts.flatMap(({ of, groups: members }) =>
    [...cells]
      .filter((cell) => !before.has(cell))
      .map((cell) => ({
        equation: members.map((group) => ({ at: at(cell, group), sign: 1 as const })),
        cell,
        sum: of.get(cell)?.count ?? 0,
      })),
  )
  let slack = 0
  const equations = instances.map(({ terms, atLeast }) =>
    atLeast ? [...terms, { at: places.length + slack++, sign: -1 as const }] : terms,
  )
  return { places, slack, equations, totals }
}

/** The places of numbers below ten of which the equations say more than that. */
function narrowedIn(
  { groups }: Level,
  { places, slack, equations, totals }: System,
  withheld: ReadonlySet<string>,
): number[] {
  const bounds: Bounds[] = places.map(({ cell, group }) => {
    const count = groups[group]?.get(cell)?.count ?? 0
    return withheld.has(cell) ? { low: 0, high: Number.POSITIVE_INFINITY } : { low: count, high: count }
  })
  for (let at = 0; at < slack; at += 1) bounds.push({ low: 0, high: Number.POSITIVE_INFINITY })
  const sums = totals
    .filter(({ cell }) => withheld.has(cell))
    .map(({ equation, sum }) => [
      ...equation,
      { at: bounds.push({ low: sum, high: sum }) - 1, sign: -1 as const },
    ])
  narrow(bounds, [...equations, ...sums])
  return places.flatMap(({ cell, group }, at) => {
    const count = groups[group]?.get(cell)?.count ?? 0
    const { low, high } = bounds[at] ?? { low: 0, high: 0 }
    return withheld.has(cell) && isSmall(count) && (low > 1 || high < fewest - 1) ? [at] : []
  })
}

/**
 * Of the cells that are told and stand with it in an equation, the smallest over all groups. Where there is none, of those
 * that stand with these, and so on.
 */
function smallestBeside(
  { groups }: Level,
  { places, equations }: System,
  narrowed: number,
  withheld: ReadonlySet<string>,
): string[] {
  const reached = new Set([narrowed])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    const near = equations.filter((equation) => equation.some(({ at }) => reached.has(at)))
    for (const { at } of near.flat()) reached.add(at)
    const told = [...reached].flatMap((at) => places[at]?.cell ?? []).filter((cell) => !withheld.has(cell))
    const sizes = [...new Set(told)].map((cell) => ({
      cell,
      size: groups.reduce((sum, group) => sum + (group.get(cell)?.count ?? 0), 0),
    }))
    const [smallest] = sizes.filter(({ size }) => size > 0).toSorted((one, other) => one.size - other.size)
    if (smallest) return [smallest.cell]
  }
  return []
}
