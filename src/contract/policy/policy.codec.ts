import { messages } from '#machines/reference/messages.ts'
import type { PolicyStatus } from '#machines/schemas/outcome.ts'
import { excessOfWire, excessToWire } from '../payment/excess.ts'
import type { PolicyReply } from './policy.calls.ts'

/** The state of a policy document as on the wire. */
export function replyOfPolicy(policy: PolicyStatus): PolicyReply {
  if (policy.kind === 'failure') return { status: 'failure', message: policy.message }
  if (policy.kind === 'pending') return { status: 'pending', message: messages.journey.documentPending }
  const { kind, start, end, odEnd, refund, ...rest } = policy
  return {
    status: 'success',
    data: {
      ...rest,
      startDate: start,
      endDate: end,
      ...(odEnd && { odEndDate: odEnd }),
      ...excessToWire(refund),
    },
  }
}

/** Decodes a policy document from the wire; a success without one counts as pending. */
export function policyOfReply({ status, message, data }: PolicyReply): PolicyStatus {
  if (status === 'failure') return { kind: 'failure', message: message ?? messages.failure.unexpected }
  if (status !== 'success' || !data) return { kind: 'pending' }
  const { startDate, endDate, odEndDate, refund, ...rest } = data
  return {
    kind: 'ready',
    ...rest,
    start: startDate,
    end: endDate,
    ...(odEndDate && { odEnd: odEndDate }),
    ...excessOfWire(refund),
  }
}
