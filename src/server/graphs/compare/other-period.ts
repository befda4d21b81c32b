import { limits } from '#machines/reference/limits.ts'
import { addDays, daysBetween } from '#machines/rules/calendar.ts'
import { periodOf, type ViewRequest } from '../address/read-address.ts'
import type { Period } from '../queries/select-traffic.ts'

/** The days that a period is compared with; by default the same number of days before. */
export function otherPeriod(
  { query, period }: ViewRequest,
  today: string,
  fault: (name: string) => void,
): Period {
  const { otherFrom, otherTo } = query
  const isBackwards = otherFrom !== undefined && otherTo !== undefined && otherFrom > otherTo
  if (isBackwards) fault('otherFrom')
  const from = isBackwards ? undefined : otherFrom
  if (from !== undefined)
    return periodOf({ from, to: otherTo ?? addDays(from, daysBetween(period.from, period.to)) }, today)
  if (otherTo !== undefined) return { from: addDays(otherTo, 1 - limits.graphs.daysBack), to: otherTo }
  const to = addDays(period.from, -1)
  return { from: addDays(to, -daysBetween(period.from, period.to)), to }
}
