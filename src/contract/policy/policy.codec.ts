import { messages } from '#machines/reference/messages.ts'
import type { PolicyStatus } from '#machines/schemas/outcome.ts'
import type { PolicyReply } from './policy.calls.ts'

/** Where a policy document stands, in the wire's words. */
export function replyOfPolicy(standing: PolicyStatus): PolicyReply {
  if (standing.kind === 'failure') return { status: 'failure', message: standing.message }
  if (standing.kind === 'pending') return { status: 'pending', message: messages.journey.documentPending }
  const { policyNumber, url, verifyUrl, start, end } = standing
  return { status: 'success', data: { policyNumber, url, verifyUrl, startDate: start, endDate: end } }
}

/** What the wire says of a policy document; a success without one is none yet. */
export function policyOfReply({ status, message, data }: PolicyReply): PolicyStatus {
  if (status === 'failure') return { kind: 'failure', message: message ?? messages.failure.unexpected }
  if (status !== 'success' || !data) return { kind: 'pending' }
  const { policyNumber, url, verifyUrl, startDate, endDate } = data
  return { kind: 'ready', policyNumber, url, verifyUrl, start: startDate, end: endDate }
}
