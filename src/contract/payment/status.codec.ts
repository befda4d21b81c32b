import type { Outcome } from '#machines/reference/statuses.ts'
import { paise, rupees } from '#machines/rules/money.ts'
import type { PaymentStatus } from '#machines/schemas/outcome.ts'
import { excessOfWire, excessToWire } from './excess.ts'
import type { StatusReply } from './payment.calls.ts'

const wireStatuses: Record<PaymentStatus['status'], Outcome> = {
  notAsked: 'pending',
  initiated: 'pending',
  pending: 'pending',
  success: 'success',
  failure: 'failure',
}

/** Where a purchase is whose acceptance has ended. */
const atPrices: readonly string[] = ['quotesRequested', 'quotesGenerated']
const unpaid: readonly PaymentStatus['status'][] = ['notAsked', 'failure']

/** A status as on the wire. */
export function replyOfStatus(payment: PaymentStatus, lifecycleStatus?: string): StatusReply {
  const { status, amount, message, isCancelled, paymentURL, order, refund } = payment
  return {
    status: wireStatuses[status],
    ...(message && { message }),
    data: {
      paymentStatus: status,
      amount: rupees(amount),
      ...(isCancelled && { isCancelled }),
      ...(paymentURL && { paymentURL }),
      ...(order && { order }),
      ...excessToWire(refund),
      ...(lifecycleStatus && { lifecycleStatus }),
    },
  }
}

/** Decodes a payment from the wire, in whole paise. */
export function statusOfReply({ message, data }: StatusReply): PaymentStatus {
  const { paymentStatus, amount, isCancelled, paymentURL, order, refund, lifecycleStatus = '' } = data
  const hasLapsed = unpaid.includes(paymentStatus) && atPrices.includes(lifecycleStatus)
  return {
    status: paymentStatus,
    amount: paise(amount),
    ...(message && { message }),
    ...(isCancelled && { isCancelled }),
    ...(hasLapsed && { hasLapsed }),
    ...(paymentURL && { paymentURL }),
    ...(order && { order }),
    ...excessOfWire(refund),
  }
}
