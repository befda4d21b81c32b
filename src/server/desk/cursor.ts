import * as v from 'valibot'
import { messages } from '#machines/reference/messages.ts'
import { refuse } from '../http/refuse.ts'

/** Where a page ended: the list goes on with what was changed before this. */
export type Place = { updatedAt: Date; id: string }

const place = v.tuple([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.maxLength(64))])

export const cursorOf = ({ updatedAt, id }: Place): string =>
  Buffer.from(JSON.stringify([updatedAt.toISOString(), id])).toString('base64url')

export function placeOf(cursor: string): Place {
  const read = v.safeParse(place, parsed(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success)
    return refuse('invalid', undefined, { issues: [{ path: 'cursor', message: messages.desk.wrongCursor }] })
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
