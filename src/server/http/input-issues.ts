import { messages } from '#machines/reference/messages.ts'
import { fail } from './fail.ts'

type Path = readonly (string | number)[]
export type InputIssue = { path: string; message: string }

/** How many levels of lists and objects a request may have; the deepest of ours has 9. */
const deepest = 32

const { unstorable, numberRange } = messages.form

/**
 * What no part of the server can work with, by the path of its field: text with a NUL or half of a surrogate pair,
 * which no database holds, and numbers that are not exact. Refuses an input that is nested deeper than any of ours.
 */
export function inputIssues(input: unknown, path: Path = []): InputIssue[] {
  if (path.length > deepest) fail('bad-request')
  const here = path.join('.')
  if (typeof input === 'string') return isStorable(input) ? [] : [{ path: here, message: unstorable }]
  if (typeof input === 'number') return isExact(input) ? [] : [{ path: here, message: numberRange }]
  if (typeof input !== 'object' || input === null || input instanceof Blob) return []
  return Object.entries(input).flatMap(([key, value]) =>
    isStorable(key) ? inputIssues(value, [...path, key]) : [{ path: here, message: unstorable }],
  )
}

const half = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

const isStorable = (text: string): boolean => !text.includes('\u0000') && !half.test(text)

const isExact = (number: number): boolean => Math.abs(number) <= Number.MAX_SAFE_INTEGER

/** The fields of an input that hold a value, given as text. */
export function fieldsHolding(input: unknown, value: string, path: Path = []): string[] {
  if (typeof input !== 'object' || input === null) return String(input) === value ? [path.join('.')] : []
  return Object.entries(input).flatMap(([key, inner]) => fieldsHolding(inner, value, [...path, key]))
}
