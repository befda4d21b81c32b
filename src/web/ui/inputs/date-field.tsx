import { Suspense, useEffect, useState } from 'react'
import { lazily, preloadWhenIdle } from '../../lazily.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { CalendarIcon } from '../icons/interface.tsx'
import { Popover } from '../overlays/popover.tsx'
import { dayOfText, textOfDay } from './date-text.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

const Calendar = lazily(async () => (await import('../overlays/calendar.tsx')).Calendar)

interface DateFieldProps extends Omit<TextInputProps, 'suffix' | 'min' | 'max'> {
  /** YYYY-MM-DD, or the text of an unfinished date, which the schema refuses like every wrong answer. */
  value: string
  /** The days that may be picked, YYYY-MM-DD. */
  min?: string | undefined
  max?: string | undefined
  /** YYYY-MM-DD; marked in the calendar, which opens on it where nothing is chosen. */
  today?: string | undefined
  /** Month and year as lists, for birthdays and other far days. */
  farAway?: boolean | undefined
}

/** A day, typed as DD/MM/YYYY or picked. */
export function DateField({ value, onChange, min, max, today, farAway, ...rest }: DateFieldProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => preloadWhenIdle([Calendar]), [])
  const text = textOfDay(value)
  const pick = (day: string) => {
    onChange(day)
    setOpen(false)
  }
  const trigger = <IconButton label="Choose a date" icon={<CalendarIcon />} disabled={rest.disabled} />
  const calendar = (
    <Popover label="Choose a date" open={open} onOpenChange={setOpen} align="end" trigger={trigger}>
      <Suspense fallback={<Skeleton width="18rem" height="20rem" />}>
        <Calendar
          value={value}
          onSelect={pick}
          min={min}
          max={max}
          today={today}
          farAway={farAway}
          autoFocus
        />
      </Suspense>
    </Popover>
  )
  return (
    <TextInput
      inputMode="numeric"
      placeholder="DD/MM/YYYY"
      autoComplete="off"
      {...rest}
      value={text}
      onChange={(typed) => onChange(dayOfText(typed, text))}
      suffix={calendar}
    />
  )
}
