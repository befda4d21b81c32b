import type { Failure } from './failure.ts'

/** The result of a call: its reply, including a negative one, or why there is none. */
export type Sent<Reply> =
  | { ok: true; body: Reply }
  | { ok: false; body?: Reply | undefined; failure: Failure }

/** The reply, positive or negative; throws the failure's message where there was no valid reply. */
export function replyOf<Reply>(sent: Sent<Reply>): Reply {
  if (sent.body !== undefined) return sent.body
  throw new Error(sent.ok ? '' : sent.failure.message)
}
