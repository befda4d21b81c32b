import type { PaymentStanding } from '#machines/schemas/outcome.ts'

/** As far as a payment can get; `superseded` is our own: it failed, and the customer has asked to pay anew since. */
export const paymentStatuses = [
  'created',
  'failed',
  'superseded',
  'authorized',
  'captured',
  'refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * The further of two tellings of one payment. They come late, twice and in any order, and a payment that failed
 * may still be settled days later; so it only ever moves forward in the order above.
 */
export function further(known: PaymentStatus, told: PaymentStatus): PaymentStatus {
  return paymentStatuses.indexOf(told) > paymentStatuses.indexOf(known) ? told : known
}

export type SeenPayment = {
  id: string
  status: PaymentStatus
  /** In the order's currency and of its very amount. */
  isExact: boolean
  /** We have seen it captured. */
  wasTaken: boolean
  /** We have decided to refund it. */
  isGivenBack: boolean
}

export type OrderFacts = {
  /** Whether money for this order may still make a policy. */
  mayCount: boolean
  /** The customer turned back, or the last attempt is known to have failed. */
  isClosed: boolean
  /** In the order in which they were taken. */
  payments: readonly SeenPayment[]
}

export type PaymentVerdict = {
  standing: Exclude<PaymentStanding['status'], 'notAsked'>
  /** Taken, and for nothing: another payment counts already, the amount is wrong, or the proposal is gone. */
  giveBack: readonly string[]
}

/** What the payments of an order mean: at most one of them counts, and every other that was taken goes back. */
export function judge({ mayCount, isClosed, payments }: OrderFacts): PaymentVerdict {
  const taken = payments.filter((payment) => payment.wasTaken && !payment.isGivenBack)
  const counted = mayCount ? taken.find((payment) => payment.isExact) : undefined
  const giveBack = taken
    .filter((payment) => payment !== counted && payment.status === 'captured')
    .map((payment) => payment.id)
  if (counted) return { standing: 'success', giveBack }
  const is = (...statuses: PaymentStatus[]) => payments.some((payment) => statuses.includes(payment.status))
  if (is('created', 'authorized')) return { standing: 'pending', giveBack }
  const hasFailed = isClosed || is('failed') || giveBack.length > 0
  return { standing: hasFailed ? 'failure' : 'initiated', giveBack }
}
