/** The sixteen statuses of a purchase in their natural order (spec §4), for motor, health and pet alike. */
export const statuses = {
  quotesRequested: { label: 'Quotes Requested', phase: 'quotes' },
  quotesInProcess: { label: 'Quotes In Process', phase: 'quotes' },
  quotesGenerated: { label: 'Quotes Generated', phase: 'quotes' },
  proposalRequest: { label: 'Proposal Requested', phase: 'proposal' },
  proposalPremiumMismatch: { label: 'Proposal Premium Mismatch', phase: 'proposal' },
  proposalSuccess: { label: 'Proposal Successful', phase: 'proposal' },
  proposalFailure: { label: 'Proposal Failure', phase: 'proposal' },
  paymentRequested: { label: 'Payment Requested', phase: 'payment' },
  paymentInitiated: { label: 'Payment Initiated', phase: 'payment' },
  paymentPending: { label: 'Payment Pending', phase: 'payment' },
  paymentSuccess: { label: 'Payment Success', phase: 'payment' },
  paymentFailure: { label: 'Payment Failed', phase: 'payment' },
  policyDocRequested: { label: 'Policy Document Requested', phase: 'document' },
  policyDocPending: { label: 'Policy Document Pending', phase: 'document' },
  policyDocSuccess: { label: 'Policy Document Success', phase: 'document' },
  policyDocFailure: { label: 'Policy Document Fail', phase: 'document' },
} as const

export type Status = keyof typeof statuses
type Phase = (typeof statuses)[Status]['phase']

export const statusKeys = Object.keys(statuses) as Status[]
export const phases = ['quotes', 'proposal', 'payment', 'document'] as const satisfies readonly Phase[]

export const isStatus = (value: unknown): value is Status =>
  typeof value === 'string' && Object.hasOwn(statuses, value)

/** The key for a key or a label; undefined for anything else (C-28). */
export function statusOf(value: unknown): Status | undefined {
  return statusKeys.find((key) => key === value || statuses[key].label === value)
}

/** Outcomes of a call to the outside (spec §3). */
export const outcomes = ['success', 'failure', 'pending'] as const
export type Outcome = (typeof outcomes)[number]
