import { limits } from '../reference/limits.ts'
import { form } from '../reference/messages/form.ts'

interface NameParts {
  firstName: string
  middleName?: string
  lastName: string
}

/** The value of a name field after typing: no digits nor the gaps they leave, one space for a tab, at most `max` characters (spec §5). */
export const cleanName = (typed: string, max: number = limits.name.max): string =>
  typed
    .replace(/\p{Nd}/gu, '')
    .replace(/\s+/g, ' ')
    .slice(0, max)

/** Letters of any script, vowel signs among them: आशा has three. Spaces and punctuation do not count (C-66). */
export const letterCount = (name: string): number => name.match(/\p{Alphabetic}/gu)?.length ?? 0

/** A letter of any script, and nothing that no policy can carry: an emoji, a currency, a tag, a control character. */
const isName = (name: string): boolean => /^(?=.*\p{L})(?:®|[^\p{So}\p{Sc}<>\p{Cc}])*$/u.test(name)

/** What is wrong with the name of a person or an organisation that was given. */
export function nameError(name: string, max: number = limits.name.max): string | undefined {
  if (!isName(name)) return form.name
  return name.length > max ? form.tooLong(max) : undefined
}

/** First word, last word, and the second word only when there are more than two (spec §5, C-67). */
export function splitName(fullName: string): NameParts {
  const words = fullName.trim().split(/\s+/)
  const [firstName = '', second = ''] = words
  const lastName = words.at(-1) ?? firstName
  return words.length > 2 ? { firstName, middleName: second, lastName } : { firstName, lastName }
}

/** The full name at sign-up: required, at least three letters, at most a hundred characters (spec §5). */
export function signUpNameError(name: string): string | undefined {
  if (!name.trim()) return form.required
  if (letterCount(name) < limits.name.min) return form.nameLetters
  return nameError(name, limits.name.signUpMax)
}
