import type { PaymentStatus } from '#machines/schemas/outcome.ts'

/**
 * The statuses of a payment, in order. Two are our own: `superseded`, it failed, and `released`, what it blocked was
 * freed; and the customer has since asked to pay or block again. A late report changes nothing of what was released.
 */
export const gatewayStatuses = [
  'created',
  'failed',
  'superseded',
  'authorized',
  'captured',
  'refunded',
  'released',
] as const
export type GatewayStatus = (typeof gatewayStatuses)[number]

/**
 * The further advanced of two reports of one payment. They come late, twice and in any order, and a failed payment
 * may still settle days later; so it only moves forward in the order above.
 */
export function further(known: GatewayStatus, told: GatewayStatus): GatewayStatus {
  return gatewayStatuses.indexOf(told) > gatewayStatuses.indexOf(known) ? told : known
}

export type SeenPayment = {
  id: string
  status: GatewayStatus
  /** In the order's currency and of exactly its amount. */
  isExact: boolean
  /** It was captured. */
  wasTaken: boolean
  /** A refund has been decided. */
  isGivenBack: boolean
}

export type OrderFacts = {
  /** Whether a payment of this order may still lead to a policy. */
  mayCount: boolean
  /** The customer cancelled, or the last attempt failed. */
  isClosed: boolean
  /** In the order in which they were taken. */
  payments: readonly SeenPayment[]
}

export type PaymentVerdict = {
  status: Exclude<PaymentStatus['status'], 'notAsked'>
  /** Captured in vain: another payment already counts, the amount is wrong, or the proposal is gone. */
  toRefund: readonly string[]
}

/** What the payments of an order mean: at most one counts, every other captured one is refunded. */
export function judge({ mayCount, isClosed, payments }: OrderFacts): PaymentVerdict {
  const taken = payments.filter((payment) => payment.wasTaken && !payment.isGivenBack)
  const counted = mayCount ? taken.find((payment) => payment.isExact) : undefined
  const toRefund = taken
    .filter((payment) => payment !== counted && payment.status === 'captured')
    .map((payment) => payment.id)
  if (counted) return { status: 'success', toRefund }
  const is = (...statuses: GatewayStatus[]) => payments.some((payment) => statuses.includes(payment.status))
  if (is('created', 'authorized')) return { status: 'pending', toRefund }
  const wasReleased = payments.some(({ status, wasTaken }) => status === 'refunded' && !wasTaken)
  const hasFailed = isClosed || is('failed') || wasReleased || toRefund.length > 0
  return { status: hasFailed ? 'failure' : 'initiated', toRefund }
}
