import * as v from 'valibot'
import { order, payment, refund } from '#contract/partners/gateway.ts'

/**
 * The needed part of the gateway's answers, parsed leniently: a new payment method or a
 * foreign currency must not hide a payment.
 */
export const paymentRead = v.object({
  ...v.pick(payment, ['id', 'amount', 'status', 'order_id', 'error_code', 'error_description']).entries,
  currency: v.string(),
})

export const orderRead = v.pick(order, ['id', 'amount'])
export const refundRead = v.pick(refund, ['id', 'status'])
export const paymentsRead = v.object({ items: v.array(paymentRead) })

/** A webhook's content besides the payment. */
export const eventRead = v.object({
  event: v.string(),
  payload: v.object({
    payment: v.object({ entity: paymentRead }),
    refund: v.optional(v.object({ entity: refundRead })),
  }),
})

export type RefundFact = v.InferOutput<typeof refundRead>

/** A payment as reported by the gateway. */
export type PaymentFact = {
  id: string
  gatewayOrderId: string
  status: v.InferOutput<typeof paymentRead>['status']
  /** Smallest unit of its currency. */
  amount: number
  currency: string
  error?: { code: string; description: string | null } | undefined
}

export function factOf(read: v.InferOutput<typeof paymentRead>): PaymentFact {
  const { id, order_id, status, amount, currency, error_code, error_description } = read
  return {
    id,
    gatewayOrderId: order_id,
    status,
    amount,
    currency,
    ...(error_code && { error: { code: error_code, description: error_description } }),
  }
}
