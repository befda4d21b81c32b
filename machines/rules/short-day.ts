const words = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const wordsWithYear = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** A day as it is said in passing: 12 Nov, and 12 Nov 2025 where it is not of this year. */
export function shortDay(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? words : wordsWithYear
  return format.format(new Date(`${day}T00:00:00Z`))
}
