import { addDays, addYears, yearsBetween } from '#machines/rules/calendar.ts'
import type { Day } from '#machines/schemas/basics.ts'

type Cover = { start: Day; end: Day; odEnd?: Day | undefined }

/**
 * The period of a policy paid on a day: cover never begins before its premium was received (Insurance Act, s. 64VB),
 * so an earlier period is moved to that day and keeps its length.
 */
export function periodFrom({ start, end, odEnd }: Cover, paidOn: Day): Cover {
  if (start >= paidOn) return { start, end, odEnd }
  const moved = (day: Day) => addDays(addYears(paidOn, yearsOf(start, day)), -1)
  return { start: paidOn, end: moved(end), odEnd: odEnd && moved(odEnd) }
}

const yearsOf = (start: Day, end: Day) => Math.round(yearsBetween(start, addDays(end, 1)))
