import * as v from 'valibot'
import { inTab, kept } from './kept.ts'

const place = kept(inTab, 'sessionId', v.pipe(v.string(), v.uuid()))

/** The id of this visit, made once a tab (register STATE-03). */
export function keepSessionId(): string {
  const id = place.read() ?? crypto.randomUUID()
  place.write(id)
  return id
}
