import { dayFromSlashes, dayToSlashes, isDay } from '#machines/rules/calendar.ts'

/** How a day reads in the field: a whole one as DD/MM/YYYY, an unfinished one as it was typed. */
export const textOfDay = (value: string): string => (isDay(value) ? dayToSlashes(value) : value)

/** The typed value: a day once it is complete and exists, else the text, which no date schema accepts. */
export function dayOfText(typed: string, before: string): string {
  if (isDay(typed)) return typed
  const erasing = typed.length < before.length
  const text = erasing ? typed : withSlashes(typed)
  return dayFromSlashes(text) ?? text
}

const widths = [2, 2, 4] as const

/** Goes to the next part when one is full or is ended by any separator: 4/7/2026, 04-07-2026 and 04072026 alike. */
function withSlashes(typed: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of typed) {
    const digit = /\d/.test(character)
    if (digit) part += character
    const over = digit ? part.length === widths[parts.length] : part !== ''
    if (!over || parts.length === 2) continue
    parts.push(part.padStart(2, '0'))
    part = ''
  }
  return [...parts, part].join('/').slice(0, 10)
}
