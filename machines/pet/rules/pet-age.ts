import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { plural } from '../../reference/plural.ts'
import type { Day } from '../../schemas/basics.ts'

dayjs.extend(utc)

/** Full months on a day, counted on the calendar: every price asks for it once for each pet and insurer. */
export function monthsOn(day: Day, born: Day): number {
  const isShort = day.slice(8) < born.slice(8)
  return monthsIn(day) - monthsIn(born) - (isShort ? 1 : 0)
}

const monthsIn = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Full years on a day. */
export const yearsOn = (day: Day, born: Day): number => Math.floor(monthsOn(day, born) / 12)

/** The day on which a pet of this age was born, if today is its day. */
export const bornBefore = (today: Day, years: number, months: number): Day =>
  dayjs
    .utc(today)
    .subtract(years * 12 + months, 'month')
    .format('YYYY-MM-DD')

/** `3 years 2 months`, `1 year`, `5 months`. */
export function spokenAge(months: number): string {
  const parts = [years(Math.floor(months / 12)), monthsOver(months % 12)].filter(Boolean)
  return parts.join(' ') || 'under a month'
}

const years = (count: number) => count > 0 && plural(count, `${count} year`, `${count} years`)
const monthsOver = (count: number) => count > 0 && plural(count, `${count} month`, `${count} months`)
