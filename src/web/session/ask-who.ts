import { fromWireSession } from '#contract/account/people.codec.ts'
import { readSession } from '#contract/account/session.calls.ts'
import type { Session } from '#machines/schemas/session.ts'
import { bodyOf } from '../api-client/body-of.ts'
import { send } from '../api-client/send.ts'

/** Who is signed in in this browser, as the server has it. */
export async function askWho(signal: AbortSignal): Promise<Session> {
  const sent = await send(readSession, {}, { signal })
  // A refused renewal is an answer.
  if (!sent.ok && sent.status === 401) return { kind: 'anonymous' }
  return fromWireSession(bodyOf(sent).data)
}
