import { textOf } from '../model/identity.ts'
import type { PathEvent } from '../suite/suite.ts'

/** What an event carries, by the name of each field, as people read it. */
export const fieldsOf = ({ data = {} }: Pick<PathEvent, 'data'>): [string, string][] =>
  Object.entries(data).flatMap(([key, value]) => (value === undefined ? [] : [[key, shown(value)]]))

/** A text as it is, anything else as textOf writes it. */
export const shown = (value: unknown): string => (typeof value === 'string' ? value : textOf(value))
