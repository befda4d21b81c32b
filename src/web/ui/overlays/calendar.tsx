import type { ComponentProps } from 'react'
import { DayPicker, type DayProps, type Matcher } from 'react-day-picker'
import { dateLabels } from '#machines/reference/messages/dates.ts'
import { cx } from '../cx.ts'
import { ChevronLeft, ChevronRight } from '../icons/interface.tsx'
import styles from './calendar.module.css'
import { dateOfDay, dayOfDate, monthAndYearOfDate, monthOfDate, nameOfDate } from './day.ts'

interface CalendarProps {
  /** The chosen day; this and every other day is YYYY-MM-DD. */
  value?: string | undefined
  onSelect: (day: string) => void
  /** A day of the month it opens on; else the month of the value, else of today. */
  month?: string | undefined
  numberOfMonths?: 1 | 2 | undefined
  min?: string | undefined
  max?: string | undefined
  today?: string | undefined
  /** Month and year as lists, for birthdays and other far days. */
  farAway?: boolean | undefined
  autoFocus?: boolean | undefined
}

const shortName = (date: Date) => dateLabels.weekdays[date.getDay()] ?? ''

/** One or two months to choose a day from, weeks from Sunday, one month on per press of an arrow. */
export function Calendar(props: CalendarProps) {
  const { value, onSelect, month, numberOfMonths = 1, farAway = false, autoFocus = false } = props
  const [from, to, today] = [dateOfDay(props.min), dateOfDay(props.max), dateOfDay(props.today)]
  const selected = dateOfDay(value)
  const opensOn = dateOfDay(month) ?? selected ?? closest(today ?? new Date(), from, to)
  return (
    <DayPicker
      mode="single"
      required
      weekStartsOn={0}
      navLayout="around"
      autoFocus={autoFocus}
      numberOfMonths={numberOfMonths}
      captionLayout={farAway ? 'dropdown' : 'label'}
      selected={selected}
      onSelect={(date: Date) => onSelect(dayOfDate(date))}
      defaultMonth={opensOn}
      disabled={outside(from, to)}
      {...(today && { today })}
      {...(from && { startMonth: from })}
      {...(to && { endMonth: to })}
      classNames={classNames}
      components={components}
      formatters={{
        formatWeekdayName: shortName,
        formatCaption: monthAndYearOfDate,
        formatMonthDropdown: monthOfDate,
      }}
      labels={{
        labelPrevious: () => 'Previous month',
        labelNext: () => 'Next month',
        labelWeekday: shortName,
        labelGrid: monthAndYearOfDate,
        labelMonthDropdown: () => 'Choose the Month',
        labelYearDropdown: () => 'Choose the Year',
        labelDayButton: nameOfDate,
      }}
    />
  )
}

function closest(day: Date, from: Date | undefined, to: Date | undefined): Date {
  if (from && day < from) return from
  return to && day > to ? to : day
}

function outside(before: Date | undefined, after: Date | undefined): Matcher[] {
  return [...(before ? [{ before }] : []), ...(after ? [{ after }] : [])]
}

const components = {
  Chevron: ({ orientation }: { orientation?: string }) =>
    orientation === 'left' ? <ChevronLeft /> : <ChevronRight />,
  /** The library hides weekday names from assistive technology; they are the grid's column headers. */
  Weekdays: (props: ComponentProps<'tr'>) => (
    <thead>
      <tr {...props} />
    </thead>
  ),
  /** A day of another month is an empty, disabled cell. */
  Day: ({ day, modifiers, ...rest }: DayProps) => (
    <td {...rest} aria-disabled={day.outside || modifiers.disabled || undefined} />
  ),
}

const classNames = {
  months: cx(styles.months),
  month: cx(styles.month),
  month_caption: cx(styles.caption),
  caption_label: cx(styles.captionLabel),
  dropdowns: cx(styles.dropdowns),
  dropdown_root: cx(styles.dropdownRoot),
  dropdown: cx(styles.dropdown),
  button_previous: cx(styles.arrow, styles.previous),
  button_next: cx(styles.arrow, styles.next),
  month_grid: cx(styles.grid),
  weekday: cx(styles.weekday),
  day: cx(styles.day),
  day_button: cx(styles.dayButton),
  today: cx(styles.today),
  selected: cx(styles.selected),
}
