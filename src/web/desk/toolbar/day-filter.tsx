import { useState } from 'react'
import { messages } from '#machines/reference/messages.ts'
import { isDay } from '#machines/rules/calendar.ts'
import { today } from '../../browser/today.ts'
import { DateField } from '../../ui/inputs/date-field.tsx'
import { Field } from '../../ui/inputs/field.tsx'

type DayFilterProps = {
  label: string
  day: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

/** A date filter; an incomplete date filters nothing. */
export function DayFilter({ label, day = '', min, max = today(), onChange }: DayFilterProps) {
  const [typed, setTyped] = useState({ day, text: day })
  const text = typed.day === day ? typed.text : day
  const change = (next: string) => {
    const chosen = isDay(next) ? next : ''
    setTyped({ day: chosen, text: next })
    if (chosen !== day) onChange(chosen === '' ? undefined : chosen)
  }
  const error = text.length === 10 && !isDay(text) ? messages.form.date : undefined
  return (
    <Field label={label} error={error}>
      <DateField value={text} onChange={change} min={min} max={max} today={today()} />
    </Field>
  )
}
