import * as v from 'valibot'
import { form as texts } from '../reference/messages/form.ts'
import { isDay } from '../rules/calendar.ts'
import { formatDayWithYear } from '../rules/dates.ts'

export type Answers = Record<string, unknown>
export type Option = { value: string | number; label: string; hint?: string; logo?: string }

/** A list too long for a definition; it is loaded by name (reference calls). */
export type ListName =
  | 'makes'
  | 'models'
  | 'variants'
  | 'rtos'
  | 'previousInsurers'
  | 'pincodes'
  | 'healthPincodes'
  | 'financiers'
  | 'relations'

export type Control =
  | 'text'
  /** Text of several lines. */
  | 'paragraph'
  /** Typed on the keyboard of numbers: an amount, a month. */
  | 'digits'
  | 'registration'
  | 'mobile'
  | 'email'
  | 'date'
  | 'expiry'
  | 'radio'
  | 'select'
  | 'combobox'
  | 'checkbox'
  | 'file'
  | 'otp'
  /** Already known and only passed along, such as the vehicle type beside a registration number. */
  | 'hidden'

/** An event as it travels: its type, and its answers beside it. */
export type GivenEvent = { type: string; [answer: string]: unknown }

/** One form field: its label, control, cleaning while typing, and validation. */
export type Field<T = unknown> = {
  label: string
  control: Control
  schema: v.GenericSchema<unknown, T>
  hint?: string
  /** The heading over this field and its neighbours of the same group. */
  group?: string
  /** Shown in place of the hint: what follows from the answers so far, such as an index computed from two of them. */
  note?: (answers: Answers, today: string) => string | undefined
  options?: readonly Option[] | ((answers: Answers, today: string) => readonly Option[])
  list?: ListName
  /** Asked only where this holds for the answers so far; otherwise neither shown nor required. */
  when?: (answers: Answers, today: string) => boolean
  /** The error of an otherwise valid value, given the other answers and today. */
  judge?(value: T, answers: Answers, today: string): string | undefined
  /** The default: what most people answer, given the other answers. */
  usual?(answers: Answers, today: string): T | undefined
  /** The event that a person can cause instead of changing an answer that `judge` objects to; offered as its button. */
  remedy?(value: T, answers: Answers, today: string): GivenEvent | undefined
  clean?: (typed: string) => string
  /** How its value reads within a sentence. By default its label comes first; `plain` is the value alone. */
  format?: 'plain' | { of(value: T): string }['of']
  maxLength?: number
  autocomplete?: string
  /**
   * Never stored as a draft in the browser (ruling 18): identity numbers, and
   * consents that have to be given each time.
   */
  secret?: true
  /** Set by machines, never by a person; sending its form clears it. */
  unasked?: true
  /** What is chosen may be recorded with the other interactions: it leads to no person and says nothing of health. */
  recorded?: true
  /** Its value with characters hidden, as the server keeps it. A masked value stays as it is. */
  masked?(value: string): string
}

/** Declares a field whose `judge` needs the type of its own value. */
export const field = <T>(definition: Field<T>): Field<T> => definition

type When = NonNullable<Field['when']>

/** A field that is asked only where `when` holds for the answers so far. */
export const onlyWhen = <T>(when: When, definition: Field<T>): Field<T> & { when: When } => ({
  ...definition,
  when,
})

export type Fields = Record<string, Field>

/** Fields that are asked only where `when` holds, each besides its own condition. */
export const allOnlyWhen = <F extends Fields>(when: When, fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, one]) => [
      key,
      onlyWhen((answers, today) => when(answers, today) && (one.when?.(answers, today) ?? true), one),
    ]),
  ) as { [K in keyof F]: F[K] & { when: When } }

type FieldValue<F> = F extends { schema: v.GenericSchema<unknown, infer T> } ? T : never
type Conditional<F extends Fields> = {
  [K in keyof F]: F[K] extends { when: When } ? K : never
}[keyof F]

/** What a form with these fields gives: conditional ones are optional. */
export type Payload<F extends Fields> = { [K in Exclude<keyof F, Conditional<F>>]: FieldValue<F[K]> } & {
  [K in Conditional<F>]?: FieldValue<F[K]>
}

/** The fields that are asked, given the answers so far. */
export function visibleFields(fields: Fields, answers: Answers, today: string): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => field.when?.(answers, today) ?? true)
}

/** What a field asks for, to be read beside its answer. */
export const nameOf = ({ label }: Pick<Field, 'label'>): string => label.replace(' (optional)', '')

/** The answers of a form as a person reads them, each with its label; hidden fields are left out. */
export function readAnswers(
  fields: Fields,
  answers: Answers,
  today: string,
): [label: string, text: string][] {
  return visibleFields(fields, answers, today).flatMap(([key, field]) => {
    const text = isShown(field) ? readValue(field, answers[key], answers, today) : ''
    return text === '' ? [] : [[nameOf(field), text]]
  })
}

/** The same without labels, for where several answers are one sentence. */
export function readSentence(fields: Fields, answers: Answers, today: string): string[] {
  const asked = visibleFields(fields, answers, today).filter(([, field]) => isShown(field))
  return asked.flatMap(([key, field]) => {
    const text = readValue(field, answers[key], answers, today)
    if (text === '') return []
    if (typeof field.format === 'function') return [field.format(answers[key])]
    if (field.format === 'plain' || asked.length === 1) return [text]
    return [`${nameOf(field)}${field.label.endsWith('?') ? '' : ':'} ${text}`]
  })
}

/** Whether its value is ever read out: neither a secret nor a file is. */
export const isShown = ({ control, secret }: Field) => control !== 'hidden' && control !== 'file' && !secret

const listed = v.union([v.object({ label: v.string() }), v.object({ city: v.string() })])

function readValue(
  { control, options = [] }: Field,
  value: unknown,
  answers: Answers,
  today: string,
): string {
  if (value === undefined || value === null) return ''
  const known = typeof options === 'function' ? options(answers, today) : options
  const option = known.find((one) => one.value === value)
  if (option) return option.label
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (v.is(listed, value)) return 'label' in value ? value.label : value.city
  const isDate = control === 'date' || control === 'expiry'
  return isDate && typeof value === 'string' && isDay(value) ? formatDayWithYear(value) : String(value)
}

/** The schema of a whole form: validates the fields that are asked and drops the rest. */
export function formSchema<const F extends Fields>(
  fields: F,
  today: string,
): v.GenericSchema<unknown, Payload<F>> {
  return v.pipe(
    v.looseObject({}),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const answers: Answers = dataset.value
      const given: Answers = {}
      const asked = visibleFields(fields, answers, today)
      for (const [key, field] of asked) {
        const parsed = v.safeParse(field.schema, answers[key])
        const error = parsed.success
          ? (lengthError(parsed.output, field) ?? field.judge?.(parsed.output, answers, today))
          : parsed.issues[0].message
        if (error === undefined) given[key] = parsed.output
        else addIssue({ message: error, path: [pathItem(answers, key)] })
      }
      return asked.every(([key]) => key in given) ? (given as Payload<F>) : NEVER
    }),
  )
}

const lengthError = (value: unknown, { maxLength = Infinity }: Field): string | undefined =>
  typeof value === 'string' && value.length > maxLength ? texts.tooLong(maxLength) : undefined

function pathItem(input: Answers, key: string): v.ObjectPathItem {
  return { type: 'object', origin: 'value', input, key, value: input[key] }
}
