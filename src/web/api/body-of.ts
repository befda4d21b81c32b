import type { Sent } from './send.ts'

/** The reply of a call that succeeded; otherwise its failure is thrown, with the words for the person. */
export function bodyOf<Reply>(sent: Sent<Reply>): Reply {
  if (sent.ok) return sent.body
  throw new Error(sent.failure.issues?.[0]?.message ?? sent.failure.message)
}
