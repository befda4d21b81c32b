import * as v from 'valibot'
import {
  checkoutForm,
  type Order,
  type OrderRequest,
  order,
  type Payment,
  type PaymentMethod,
  payment,
  type Refund,
  type RefundRequest,
  refund,
  refundRequest,
} from '#contract/partners/gateway.ts'
import { newId, type SandboxEnvironment, secondsOf } from '../environment.ts'
import { openMandates } from './mandates.ts'

const keyed = v.object({ request: refundRequest, paymentId: v.string(), refundId: v.string() })

/** The gateway's data: orders, payments, refunds. It survives the process. */
export function openLedger(environment: SandboxEnvironment) {
  const orders = environment.journal.collection('orders', order)
  const payments = environment.journal.collection('payments', payment)
  const refunds = environment.journal.collection('refunds', refund)
  const refundKeys = environment.journal.collection('refundKeys', keyed)
  /** What the shop asked for on the payment page of each order. */
  const checkouts = environment.journal.collection('checkouts', checkoutForm)
  const mandates = openMandates(environment, payments)
  const now = () => secondsOf(environment.clock())

  const paymentsOf = (orderId: string) =>
    payments
      .values()
      .filter((one) => one.order_id === orderId)
      .map(mandates.asOfNow)

  function openOrder({ amount, receipt, notes = [], payment: terms }: OrderRequest): Order {
    const id = newId(environment, 'order_')
    if (terms?.capture === 'manual') mandates.open(id, terms)
    return orders.set(id, {
      id,
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency: 'INR',
      receipt: receipt ?? null,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes,
      created_at: now(),
    })
  }

  function openPayment(of: Order, method: PaymentMethod): Payment {
    const id = newId(environment, 'pay_')
    orders.set(of.id, {
      ...(orders.get(of.id) ?? of),
      status: of.status === 'paid' ? 'paid' : 'attempted',
      attempts: (orders.get(of.id)?.attempts ?? 0) + 1,
    })
    return payments.set(id, {
      id,
      entity: 'payment',
      amount: of.amount,
      currency: 'INR',
      status: 'created',
      order_id: of.id,
      invoice_id: null,
      international: false,
      method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description: null,
      card_id: null,
      bank: null,
      wallet: null,
      vpa: method === 'upi' ? 'name@sandbox' : null,
      email: null,
      contact: null,
      notes: [],
      fee: null,
      tax: null,
      error_code: null,
      error_description: null,
      error_source: null,
      error_step: null,
      error_reason: null,
      acquirer_data: {},
      created_at: now(),
    })
  }

  /** Takes the whole amount, or less of what is blocked. */
  function capture(id: string, less?: number): Payment | undefined {
    const known = payments.get(id)
    if (!known || known.status === 'captured') return known
    const amount = less ?? known.amount
    const of = orders.get(known.order_id)
    if (of) orders.set(of.id, { ...of, status: 'paid', amount_paid: amount, amount_due: 0 })
    return payments.set(id, { ...known, ...noError, amount, status: 'captured', captured: true })
  }

  function fail(id: string, why: keyof typeof failures): Payment | undefined {
    const known = payments.get(id)
    return known && payments.set(id, { ...known, status: 'failed', ...failures[why] })
  }

  function giveBack(known: Payment, request: RefundRequest, key: string, isPending: boolean): Refund {
    const id = newId(environment, 'rfnd_')
    const amount = request.amount ?? known.amount - known.amount_refunded
    const returned = known.amount_refunded + amount
    const isWhole = returned === known.amount
    payments.set(known.id, {
      ...known,
      amount_refunded: returned,
      refund_status: isWhole ? 'full' : 'partial',
      status: isWhole ? 'refunded' : known.status,
    })
    refundKeys.set(key, { request, paymentId: known.id, refundId: id })
    return refunds.set(id, {
      id,
      entity: 'refund',
      amount,
      currency: 'INR',
      payment_id: known.id,
      notes: request.notes ?? [],
      receipt: request.receipt ?? null,
      acquirer_data: { arn: null },
      created_at: now(),
      batch_id: null,
      status: isPending ? 'pending' : 'processed',
      speed_processed: 'normal',
      speed_requested: request.speed ?? 'normal',
    })
  }

  return {
    orders,
    payments,
    refunds,
    refundKeys,
    checkouts,
    mandates,
    paymentsOf,
    openOrder,
    openPayment,
    capture,
    fail,
    giveBack,
  }
}

export type Ledger = ReturnType<typeof openLedger>

const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}

const failures = {
  declined: {
    error_code: 'BAD_REQUEST_ERROR',
    error_description: 'Your bank declined the payment',
    error_source: 'bank',
    error_step: 'payment_authorization',
    error_reason: 'payment_failed',
  },
  cancelled: {
    error_code: 'BAD_REQUEST_ERROR',
    error_description: 'Payment was cancelled',
    error_source: 'customer',
    error_step: 'payment_authentication',
    error_reason: 'payment_cancelled',
  },
} as const
