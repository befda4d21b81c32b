import { type GraphQuery, readGraphQuery } from '#contract/views/graph-query.ts'
import { limits } from '#machines/reference/limits.ts'
import { addDays, isDay } from '#machines/rules/calendar.ts'
import type { Period } from '../queries/select-traffic.ts'

/** A requested view with its period; `faults` names unknown parameters. */
export type ViewRequest = { query: GraphQuery; period: Period; faults: string[] }

const dayNames = ['from', 'to', 'otherFrom', 'otherTo'] as const

export function readAddress(written: Record<string, unknown>, today: string): ViewRequest {
  const impossible = dayNames.filter((name) => typeof written[name] === 'string' && !mayCount(written[name]))
  const possible = Object.entries(written).filter(([name]) => !impossible.some((one) => one === name))
  const { query, faults } = readGraphQuery(Object.fromEntries(possible))
  const { from, ...rest } = query
  const sound = faults.includes('from') ? rest : query
  return { query: sound, period: periodOf(sound, today), faults: [...impossible, ...faults] }
}

/** The default period ends today. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): Period {
  const end = to ?? (from !== undefined && from > today ? from : today)
  return { from: from ?? addDays(end, 1 - limits.graphs.daysBack), to: end }
}

/** Rejects days that do not exist or are out of range. */
const mayCount = (day: string) => /^2\d{3}-/.test(day) && isDay(day)
