import * as v from 'valibot'
import { limits } from '../reference/limits.ts'
import { form } from '../reference/messages/form.ts'
import { isDay } from '../rules/calendar.ts'
import { nameError } from '../rules/person-name.ts'
import { addressError, inOneLine } from '../rules/printable.ts'

const required = form.required

/** A text that must be given. */
export const given = v.pipe(v.string(required), v.trim(), v.nonEmpty(required))

/** A text that must be given and in which `error` finds no error; `error` says the message. */
export function judged(error: (value: string) => string | undefined) {
  return v.pipe(
    given,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const message = error(dataset.value)
      if (message !== undefined) addIssue({ message })
    }),
  )
}

/** The name of a person, an organisation or a pet, of at most `max` characters. */
export const nameWithin = (max: number) => judged((name) => nameError(name, max))

export const givenName = nameWithin(limits.name.max)

/** A line of an address or the name of a place. */
export const givenAddress = v.pipe(v.string(required), v.transform(inOneLine), judged(addressError))

const empty = v.pipe(v.optional(v.string(), ''), v.trim(), v.literal(''))

/** Like `givenAddress`, but may be left empty. */
export const addressIfGiven = v.union([empty, givenAddress])

/** Like `judged`, but may be left empty. */
export function judgedIfGiven(error: (value: string) => string | undefined) {
  return v.union([empty, judged(error)])
}

/** One of a fixed set of words. */
export function oneOf<const T extends readonly string[]>(words: T) {
  return v.picklist(words, required)
}

export const yesNo = oneOf(['yes', 'no'])

/** Its options, in the one order in which every form shows them. */
export const noYes = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const

/** A day that must be given and in which `error` finds no error. */
export function judgedDay(error: (day: string) => string | undefined = () => undefined) {
  return v.pipe(
    v.string(required),
    v.nonEmpty(required),
    v.check(isDay, form.date),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const message = error(dataset.value)
      if (message !== undefined) addIssue({ message })
    }),
  )
}

/** A day that may be left empty. */
export const dayIfGiven = v.pipe(
  v.optional(v.string()),
  v.check((day) => !day || isDay(day), form.date),
  v.transform((day) => (day === '' ? undefined : day)),
)

/** One entry of a long list, as `{ value, label }`. */
export const entry = v.object({ value: v.union([v.string(), v.number()]), label: v.string() }, required)
