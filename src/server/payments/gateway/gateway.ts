import type { CaptureRequest, OrderRequest, RefundRequest } from '#contract/partners/gateway.ts'
import { limits } from '#machines/reference/limits.ts'
import type { Capture } from '../../db/schema.ts'
import {
  factOf,
  orderRead,
  type PaymentFact,
  paymentRead,
  paymentsRead,
  type RefundFact,
  refundRead,
} from './facts.ts'
import { GatewayError } from './gateway-error.ts'
import { createGatewayGuard } from './guard.ts'
import { type GatewayRequest, type SendDeps, sendToGateway } from './send.ts'

/** Milliseconds; a customer waits for the first two. */
const deadlines = { order: 10_000, read: 6_000, refund: 30_000, mandate: 30_000 }
type Kind = keyof typeof deadlines

const mandateTerms: OrderRequest['payment'] = {
  capture: 'manual',
  capture_options: { manual_expiry_period: limits.mandate.days * 24 * 60 },
}

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
  /** Opens an order of this many paise and returns its id; on one of manual capture a payment blocks the amount. */
  createOrder: (receipt: string, amount: number, capture: Capture) => Promise<string>
  /** Every payment that was tried on an order. */
  paymentsOf: (gatewayOrderId: string) => Promise<PaymentFact[]>
  /** Takes this much of what a payment has blocked, in paise, and frees the rest. */
  capture: (paymentId: string, amount: number) => Promise<PaymentFact>
  /** Frees what a payment has blocked. */
  release: (paymentId: string) => Promise<PaymentFact>
  refund: (order: RefundOrder) => Promise<RefundFact>
  readRefund: (gatewayRefundId: string) => Promise<RefundFact>
}

/** The payment gateway by its contract (Razorpay's orders, payments and refunds). Rejects with a `GatewayError`. */
export function createGateway(deps: SendDeps): Gateway {
  // Each kind has its own circuit breaker: while refunds fail, payments can still be read.
  const guards = {
    order: createGatewayGuard(),
    read: createGatewayGuard(),
    refund: createGatewayGuard(),
    mandate: createGatewayGuard(),
  }
  const ask = <T>(kind: Kind, asked: GatewayRequest, schema: Parameters<typeof sendToGateway<T>>[2]) =>
    guards[kind](deadlines[kind], (signal) => sendToGateway(deps, asked, schema, signal))

  return {
    checkoutUrl: `${deps.config.partners.gateway}/v1/checkout/embedded`,
    async createOrder(receipt, amount, capture) {
      const terms = capture === 'manual' && { payment: mandateTerms }
      const body: OrderRequest = { amount, currency: 'INR', receipt, ...terms }
      const order = await ask('order', { path: '/v1/orders', body }, orderRead)
      if (order.amount !== amount) throw new GatewayError('unknown', 'an order over another amount')
      return order.id
    },
    async paymentsOf(gatewayOrderId) {
      const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`
      const { items } = await ask('read', { path }, paymentsRead)
      return items.map(factOf)
    },
    async capture(paymentId, amount) {
      const body: CaptureRequest = { amount, currency: 'INR' }
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/capture`
      return factOf(await ask('mandate', { path, body }, paymentRead))
    },
    async release(paymentId) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/release`
      return factOf(await ask('mandate', { path, body: {} }, paymentRead))
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
