import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

export { dayOf, dayToSlashes } from './day.ts'

dayjs.extend(utc)

const format = 'YYYY-MM-DD'
const written = /^[1-9]\d{3}-\d{2}-\d{2}$/
const dayMs = 24 * 60 * 60 * 1000

// In UTC every day has 24 hours, so whole days can be counted whatever the zone of the machine.
const at = (day: string) => dayjs.utc(day)

/** Whether the text is an existing day written YYYY-MM-DD (spec §5). Every date of a record is asked whenever it is read. */
export const isDay = (text: string): boolean =>
  written.test(text) && new Date(text).toJSON()?.startsWith(text) === true

/** When a day begins in India. */
export const midnight = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

export const addDays = (day: string, days: number): string => at(day).add(days, 'day').format(format)

/** 29 February falls back to the 28th in a common year. Every price asks for it, so that no date is built for it. */
export function addYears(day: string, years: number): string {
  if (!written.test(day)) return at(day).add(years, 'year').format(format)
  const year = Number(day.slice(0, 4)) + years
  const isLost = day.endsWith('-02-29') && !isLeap(year)
  return `${String(year).padStart(4, '0')}${isLost ? '-02-28' : day.slice(4)}`
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Whole days from one to the other, negative when the second comes first. */
export const daysBetween = (from: string, to: string): number => at(to).diff(at(from)) / dayMs

/** Years from one to the other with their fraction, unrounded (C-33). */
export const yearsBetween = (from: string, to: string): number => at(to).diff(at(from), 'year', true)

/** Months from one to the other with their fraction. */
export const monthsBetween = (from: string, to: string): number => at(to).diff(at(from), 'month', true)

/** DD/MM/YYYY, as people write it, to YYYY-MM-DD; nothing when there is no such day. */
export function dayFromSlashes(text: string): string | undefined {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  return isDay(day) ? day : undefined
}
