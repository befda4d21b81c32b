import { dateLabels } from '#machines/reference/messages/dates.ts'
import { isDay } from '#machines/rules/calendar.ts'

/** The calendar uses local dates, of which only year, month and day count. */
export function dateOfDay(day: string | undefined): Date | undefined {
  if (day === undefined || !isDay(day)) return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

export function dayOfDate(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

const weekday = new Intl.DateTimeFormat(dateLabels.locale, { weekday: 'long' })
const month = new Intl.DateTimeFormat(dateLabels.locale, { month: 'long' })

/** `July`. */
export const monthOfDate = (date: Date): string => month.format(date)

/** `July 2026`. */
export const monthAndYearOfDate = (date: Date): string => `${month.format(date)} ${date.getFullYear()}`

/** `Thursday, 2 July 2026`: a day's accessible name, the same in every browser. */
export const nameOfDate = (date: Date): string =>
  `${weekday.format(date)}, ${date.getDate()} ${month.format(date)} ${date.getFullYear()}`
