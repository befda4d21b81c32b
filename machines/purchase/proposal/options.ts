import type * as v from 'valibot'
import { type Answers, field } from '../../core/field.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import { wordLabel } from '../../reference/word-labels.ts'
import { birthDateError } from '../../rules/birth-date.ts'
import { addYears, isDay } from '../../rules/calendar.ts'

const { form: texts } = messages

/** What the questions of the proposal have in common. */
export const optionsOf = (list: readonly string[]) =>
  list.map((word) => ({ value: word, label: wordLabel(word) }))

/** Known from elsewhere, and only carried along for the other fields to go by. */
export const hidden = <T>(schema: v.GenericSchema<unknown, T>) =>
  field({ label: 'Known already', control: 'hidden' as const, schema })

/** Of a whole date: while it is typed it says nothing, and no question comes and goes. */
export const isMinor = ({ dateOfBirth }: Answers, today: string): boolean =>
  typeof dateOfBirth === 'string' &&
  isDay(dateOfBirth) &&
  dateOfBirth > addYears(today, -limits.nominee.adultAge)

export const birthError = (birth: string, _: Answers, today: string): string | undefined =>
  birthDateError(birth, today)

export const adultError = (birth: string, answers: Answers, today: string): string | undefined =>
  birthError(birth, answers, today) ?? (isMinor({ dateOfBirth: birth }, today) ? texts.adultOnly : undefined)
