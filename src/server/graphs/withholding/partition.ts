import { addDays, daysBetween } from '#machines/rules/calendar.ts'
import type { Period, TrafficSelection } from '../queries/select-traffic.ts'

/** In this order groups are parted further: who asks for one of them is told what may be told of all up to it. */
export const groupedBy = ['product', 'device', 'source', 'channel'] as const

/** Traffic in fixed, disjoint groups of which every question is a union. */
type Partition = {
  /** Whole blocks around the period. */
  around: Period
  blockOf: (day: string) => string
  /** By how many of `groupedBy` groups are told apart. */
  depth: number
}

/** A block is a week from Monday; the running week counts with the one before it, so that it is not few each Monday. */
export function partitionFor(wanted: TrafficSelection, today: string): Partition {
  const latest = addDays(mondayOf(today), -7)
  const blockOf = (day: string) => (day >= latest ? latest : mondayOf(day))
  const last = blockOf(wanted.to)
  const end = last === latest ? laterOf(today, wanted.to) : addDays(last, 6)
  return { around: { from: blockOf(wanted.from), to: end }, blockOf, depth: depthOf(wanted) }
}

/** The blocks of which a period has some days of these, not all: they are told apart by day. */
export const blocksByDay = (
  days: readonly string[],
  { from, to }: Period,
  blockOf: (day: string) => string,
) => new Set(days.filter((day) => day < from || day > to).map(blockOf))

const depthOf = (wanted: TrafficSelection) =>
  groupedBy.findLastIndex((name) => wanted[name] !== undefined) + 1

/** 5 January 1970 was a Monday. */
export function mondayOf(day: string): string {
  const since = daysBetween('1970-01-05', day)
  return addDays(day, -(((since % 7) + 7) % 7))
}

const laterOf = (one: string, other: string) => (one > other ? one : other)
