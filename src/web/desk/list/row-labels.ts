import type { Status } from '#machines/reference/statuses.ts'
import type { DeskRow } from '#machines/schemas/desk.ts'
import type { Tone } from '../../ui/feedback/badge.tsx'

export const customerNameOf = ({ locked, customerName }: DeskRow): string =>
  locked ? 'Hidden until the customer agrees' : (customerName ?? 'No name yet')

/** Distinguishes rows with the same name for screen readers. */
export const statusLabelOf = (row: DeskRow): string =>
  [customerNameOf(row), row.registrationNumber ?? row.mobile].filter(Boolean).join(', ')

const tones: Partial<Record<Status, Tone>> = {
  proposalPremiumMismatch: 'accent',
  proposalSuccess: 'accent',
  proposalFailure: 'danger',
  paymentRequested: 'accent',
  paymentInitiated: 'accent',
  paymentPending: 'accent',
  paymentFailure: 'danger',
  paymentSuccess: 'success',
  policyDocRequested: 'success',
  policyDocPending: 'success',
  policyDocSuccess: 'success',
  policyDocFailure: 'danger',
}

/** Marigold: action needed; red: failed; green: paid. */
export const toneOf = (status: Status | undefined): Tone =>
  status === undefined ? 'neutral' : (tones[status] ?? 'info')
