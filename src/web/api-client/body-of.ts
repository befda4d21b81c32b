import type { Sent } from './send.ts'

/** The reply of a successful call; otherwise throws the failure with its message. */
export function bodyOf<Reply>(sent: Sent<Reply>): Reply {
  if (sent.ok) return sent.body
  throw new Error(sent.failure.issues?.[0]?.message ?? sent.failure.message)
}
