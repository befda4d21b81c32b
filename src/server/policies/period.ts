import { addDays, addYears, yearsBetween } from '#machines/rules/calendar.ts'
import type { Day } from '#machines/schemas/basics.ts'

type Cover = { start: Day; end: Day; odEnd?: Day | undefined }

/**
 * The period of a policy that was paid for on a day: no cover begins before its premium was received (Insurance Act,
 * s. 64VB), so one that was to begin earlier begins on that day and lasts just as many years.
 */
export function periodFrom({ start, end, odEnd }: Cover, paidOn: Day): Cover {
  if (start >= paidOn) return { start, end, odEnd }
  const moved = (day: Day) => addDays(addYears(paidOn, yearsOf(start, day)), -1)
  return { start: paidOn, end: moved(end), odEnd: odEnd && moved(odEnd) }
}

const yearsOf = (start: Day, end: Day) => Math.round(yearsBetween(start, addDays(end, 1)))
