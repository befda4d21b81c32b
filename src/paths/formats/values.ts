import { PathsError } from '../error.ts'
import { textOf } from '../model/identity.ts'
import type { PathEvent } from '../types.ts'

/** What an event carries, by the name of each field, as people read it. */
export const fieldsOf = ({ data = {} }: Pick<PathEvent, 'data'>): [string, string][] =>
  Object.entries(data).flatMap(([key, value]) => (value === undefined ? [] : [[key, shown(value)]]))

/** A text as it is, anything else as textOf writes it; what that cannot write at least by its kind. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return textOf(value, 'data')
  } catch (error) {
    if (error instanceof PathsError) return `(${typeof value})`
    throw error
  }
}
