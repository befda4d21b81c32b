import type { OrderRequest, RefundRequest } from '#contract/partners/gateway.ts'
import { factOf, orderRead, type PaymentFact, paymentsRead, type RefundFact, refundRead } from './facts.ts'
import { GatewayError } from './gateway-error.ts'
import { createGatewayGuard } from './guard.ts'
import { type GatewayRequest, type SendDeps, sendToGateway } from './send.ts'

/** Milliseconds; a customer waits for the first two. */
const deadlines = { order: 10_000, read: 6_000, refund: 30_000 }
type Kind = keyof typeof deadlines

type RefundOrder = {
  paymentId: string
  /** Paise. */
  amount: number
  /** The same for every attempt, so that the refund happens once. */
  key: string
}

export type Gateway = {
  /** The form of the payment page is posted there by the browser. */
  checkoutUrl: string
  /** Opens an order of this many paise and returns its id. */
  createOrder: (receipt: string, amount: number) => Promise<string>
  /** Every payment that was tried on an order. */
  paymentsOf: (gatewayOrderId: string) => Promise<PaymentFact[]>
  refund: (order: RefundOrder) => Promise<RefundFact>
  readRefund: (gatewayRefundId: string) => Promise<RefundFact>
}

/** The payment gateway by its contract (Razorpay's orders, payments and refunds). Rejects with a `GatewayError`. */
export function createGateway(deps: SendDeps): Gateway {
  // Each kind has its own circuit breaker: while refunds fail, payments can still be read.
  const guards = { order: createGatewayGuard(), read: createGatewayGuard(), refund: createGatewayGuard() }
  const ask = <T>(kind: Kind, asked: GatewayRequest, schema: Parameters<typeof sendToGateway<T>>[2]) =>
    guards[kind](deadlines[kind], (signal) => sendToGateway(deps, asked, schema, signal))

  return {
    checkoutUrl: `${deps.config.partners.gateway}/v1/checkout/embedded`,
    async createOrder(receipt, amount) {
      const body: OrderRequest = { amount, currency: 'INR', receipt }
      const order = await ask('order', { path: '/v1/orders', body }, orderRead)
      if (order.amount !== amount) throw new GatewayError('unknown', 'an order over another amount')
      return order.id
    },
    async paymentsOf(gatewayOrderId) {
      const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`
      const { items } = await ask('read', { path }, paymentsRead)
      return items.map(factOf)
    },
    refund({ paymentId, amount, key }) {
      const body: RefundRequest = { amount }
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`
      const headers = { 'x-refund-idempotency': key }
      return ask('refund', { path, body, headers }, refundRead)
    },
    readRefund(gatewayRefundId) {
      return ask('read', { path: `/v1/refunds/${encodeURIComponent(gatewayRefundId)}` }, refundRead)
    },
  }
}
