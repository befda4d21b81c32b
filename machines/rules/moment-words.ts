import { addDays } from './calendar.ts'
import { dayOf, dayToSlashes } from './day.ts'

const time = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment as people at a desk say it: "Today, 2:05 pm", "Yesterday, …", "12/06/2026, …", in India's time. */
export function momentWords(iso: string, today: string): string {
  const moment = new Date(iso)
  const day = dayOf(moment)
  return `${dayWords(day, today)}, ${time.format(moment)}`
}

function dayWords(day: string, today: string): string {
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : dayToSlashes(day)
}
