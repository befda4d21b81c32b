import * as v from 'valibot'
import { messages } from '#machines/reference/messages.ts'
import { fail } from '../http/fail.ts'

/** A page's cursor: the list continues with what was changed before this. */
export type CursorPosition = { updatedAt: Date; id: string }

const place = v.tuple([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.maxLength(64))])

export const cursorOf = ({ updatedAt, id }: CursorPosition): string =>
  Buffer.from(JSON.stringify([updatedAt.toISOString(), id])).toString('base64url')

export function positionOf(cursor: string): CursorPosition {
  const read = v.safeParse(place, parsed(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success)
    return fail('invalid', undefined, { issues: [{ path: 'cursor', message: messages.desk.wrongCursor }] })
  const [at, id] = read.output
  return { updatedAt: new Date(at), id }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
