import { limits } from '#machines/reference/limits.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { addDays, daysBetween } from '#machines/rules/calendar.ts'

type DayPreset = { label: string; from: string; to: string }

/** A Monday. */
const aMonday = '2024-01-01'

/** Periods that are often looked at. Weeks begin on Monday. */
export function presetsAt(today: string): DayPreset[] {
  const monday = addDays(today, -(daysBetween(aMonday, today) % 7))
  const back = (days: number) => ({ from: addDays(today, 1 - days), to: today })
  return [
    { label: texts.preset.fourWeeks, ...back(limits.graphs.daysBack) },
    { label: texts.preset.sevenDays, ...back(7) },
    { label: texts.preset.thisWeek, from: monday, to: today },
    { label: texts.preset.lastWeek, from: addDays(monday, -7), to: addDays(monday, -1) },
  ]
}
