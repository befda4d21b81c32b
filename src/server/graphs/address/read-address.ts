import { type GraphQuery, readGraphQuery } from '#contract/views/graph-query.ts'
import { limits } from '#machines/reference/limits.ts'
import { addDays, isDay } from '#machines/rules/calendar.ts'
import type { Period } from '../queries/select-traffic.ts'

/** A view as it was asked for, with its period; `faults` names what was asked for in vain. */
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

/** A period that nobody chose ends today. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): Period {
  const end = to ?? (from !== undefined && from > today ? from : today)
  return { from: from ?? addDays(end, 1 - limits.graphs.daysBack), to: end }
}

/** There is no 31st of February, and no traffic of another millennium. */
const mayCount = (day: string) => /^2\d{3}-/.test(day) && isDay(day)
