import { dateLabels } from '../reference/messages/dates.ts'
import { addDays } from './calendar.ts'
import { dayOf } from './day.ts'

const isEnglish = (locale: string) => locale.startsWith('en')

/** English shortens its months. Hindi writes them out, as its short ones are read in no other text. */
const monthIn = (locale: string) => ({ month: isEnglish(locale) ? ('short' as const) : ('long' as const) })

/** 5:22 pm, and in Hindi by the part of the day. */
const clockIn = (locale: string) =>
  ({
    hour: 'numeric',
    minute: '2-digit',
    ...(!isEnglish(locale) && { dayPeriod: 'short' as const }),
  }) as const

const time = { timeZone: 'Asia/Kolkata', ...clockIn(dateLabels.locale) } as const

const momentFormat = new Intl.DateTimeFormat(dateLabels.locale, {
  ...time,
  ...monthIn(dateLabels.locale),
  day: 'numeric',
  year: 'numeric',
})

/** `15 Jun 2026, 10:01 am`, in India's time whatever the device's time zone. */
export const formatMoment = (moment: string): string => momentFormat.format(new Date(moment))

const dayFormat = new Intl.DateTimeFormat(dateLabels.locale, {
  timeZone: 'UTC',
  day: 'numeric',
  ...monthIn(dateLabels.locale),
})
const withYear = (locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', ...monthIn(locale), year: 'numeric' })
const dayWithYearFormat = withYear(dateLabels.locale)

/** A short date: `12 Nov`, or `12 Nov 2025` in another year. */
export function formatDay(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? dayFormat : dayWithYearFormat
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** `12 Nov 2026`, for a day that is kept in mind: the first or last of a policy. */
export const formatDayWithYear = (day: string): string =>
  dayWithYearFormat.format(new Date(`${day}T00:00:00Z`))

/** The same in a language that is known only when something is written, by what says texts in it. */
export const formatDayIn = (say: (text: string) => string, day: string): string =>
  withYear(say(dateLabels.locale)).format(new Date(`${day}T00:00:00Z`))

const timeFormat = new Intl.DateTimeFormat(dateLabels.locale, time)

/** A moment relative to today, in India's time: "Today, 2:05 pm", "Yesterday, …", "12 Jun, …". */
export function formatRelativeMoment(iso: string, today: string): string {
  const moment = new Date(iso)
  const day = dayOf(moment)
  return `${relativeDay(day, today)}, ${timeFormat.format(moment)}`
}

function relativeDay(day: string, today: string): string {
  if (day === today) return dateLabels.today
  return day === addDays(today, -1) ? dateLabels.yesterday : formatDay(day, today)
}

const englishTime = /^(\d{1,2}):(\d\d)\s([ap])m$/

/** A time that a message of the server has in it, `2:05 pm`, in another language; nothing where the text is no time. */
export function formatTimeIn(text: string, say: (text: string) => string): string | undefined {
  const [, hour, minute, half] = englishTime.exec(text) ?? []
  if (hour === undefined) return undefined
  const locale = say(dateLabels.locale)
  const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0)
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...clockIn(locale) })
  return format.format(Date.UTC(2000, 0, 1, hours, Number(minute)))
}
