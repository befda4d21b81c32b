import type { Failure } from './failure.ts'

/** How a call came out for whoever made it: its reply, also one that says no; or why there is none. */
export type Sent<Reply> =
  | { ok: true; body: Reply }
  | { ok: false; body?: Reply | undefined; failure: Failure }

/** The reply, be it a yes or a no; throws the failure's words where nobody replied as agreed. */
export function replyOf<Reply>(sent: Sent<Reply>): Reply {
  if (sent.body !== undefined) return sent.body
  throw new Error(sent.ok ? '' : sent.failure.message)
}
