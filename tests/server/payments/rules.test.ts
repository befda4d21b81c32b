import { describe, expect, it } from 'vitest'
import { refundedBy } from '#machines/rules/refund-day.ts'
import type { Order } from '#server/db/schema.ts'
import { askDelay } from '#server/payments/ask-delays.ts'
import { factOf, type PaymentFact } from '#server/payments/gateway/facts.ts'
import { isExactFact, seenOf } from '#server/payments/keep-facts.ts'
import type { KnownPayment } from '#server/payments/payments.store.ts'
import { mayBePaid, pageAfter, pageBefore } from '#server/payments/status.ts'

const minute = 60_000
const hour = 60 * minute

describe('the rules of paying', () => {
  it('ask for an open payment ever more seldom, and for a settled one no longer than a week', () => {
    const rounds = Array.from({ length: 14 }, (_, round) => askDelay(round, true))
    expect(rounds.slice(0, 6)).toEqual([5_000, 15_000, minute, 5 * minute, hour, 24 * hour])
    expect(rounds.every((delay) => delay !== undefined)).toBe(true)
    expect(askDelay(11, false)).toBe(24 * hour)
    expect(askDelay(12, false)).toBeUndefined()
  })

  it.each([
    ['2026-06-15', '2026-06-24'],
    ['2026-06-19', '2026-06-30'],
    ['2026-06-20', '2026-06-30'],
    ['2026-12-31', '2027-01-11'],
  ])('promise a refund of %s by the seventh working day, %s', (from, by) => {
    expect(refundedBy(from)).toBe(by)
  })

  it('take a payment for the order’s own when it is the whole amount, in rupees', () => {
    const order = { amountPaise: 13_808_36 } as Order
    const isExact = (amount: number, currency = 'INR') =>
      isExactFact(order, { amount, currency } as PaymentFact)
    expect(isExact(13_808_36)).toBe(true)
    expect([isExact(13_808_35), isExact(13_808_37), isExact(13_808_36, 'USD')]).toEqual([false, false, false])
  })

  it('see a payment as its order’s own by amount and currency, and as taken once it was captured', () => {
    const order = { amountPaise: 500 } as Order
    const payment = {
      ...{ gatewayPaymentId: 'pay_1', status: 'captured', amountPaise: 500, errorCode: null },
      ...{ capturedAt: new Date(0), isGivenBack: false },
    } as KnownPayment
    const seen = { id: 'pay_1', status: 'captured', isExact: true, wasTaken: true, isGivenBack: false }
    expect(seenOf(order, payment)).toEqual(seen)
    expect(seenOf(order, { ...payment, amountPaise: 501 }).isExact).toBe(false)
    expect(seenOf(order, { ...payment, errorCode: 'FOREIGN_CURRENCY' }).isExact).toBe(false)
    expect(seenOf(order, { ...payment, errorCode: 'BAD_REQUEST_ERROR' }).isExact).toBe(true)
    expect(seenOf(order, { ...payment, status: 'authorized', capturedAt: null }).wasTaken).toBe(false)
    expect(() => seenOf(order, { ...payment, status: 'lost' })).toThrow()
  })

  it('read of the gateway’s answer no more than they need, an error with its words', () => {
    const read = {
      id: 'pay_1',
      order_id: 'order_1',
      status: 'failed' as const,
      amount: 500,
      currency: 'INR',
      error_code: 'BAD_REQUEST_ERROR',
      error_description: 'Your bank declined the payment',
    }
    const fact = { id: 'pay_1', gatewayOrderId: 'order_1', status: 'failed', amount: 500, currency: 'INR' }
    expect(factOf(read)).toEqual({
      ...fact,
      error: { code: 'BAD_REQUEST_ERROR', description: 'Your bank declined the payment' },
    })
    expect(factOf({ ...read, error_code: null, error_description: null })).toEqual(fact)
  })

  const opened = {
    leadId: 'lead-1',
    capture: 'automatic',
    status: 'opened',
    gatewayOrderId: 'order_1',
  } as Order
  const mandate = { ...opened, capture: 'manual' } as Order

  it.each([
    ['paymentRequested', true, false],
    ['paymentInitiated', true, false],
    ['proposalRequest', false, true],
    ['proposalSuccess', false, false],
    ['paymentSuccess', false, false],
    [null, false, false],
  ])('open the page of a payment at %s: %s, and of a mandate: %s', (status, plainly, blocking) => {
    expect([mayBePaid({ status }, opened), mayBePaid({ status }, mandate)]).toEqual([plainly, blocking])
  })

  it('open no page that is settled, or that the gateway does not know', () => {
    const may = (change: Partial<Order>) =>
      mayBePaid({ status: 'paymentInitiated' }, { ...opened, ...change })
    expect([may({}), may({ status: 'created' })]).toEqual([true, true])
    for (const status of ['pending', 'success', 'failure']) expect(may({ status })).toBe(false)
    expect(may({ gatewayOrderId: null })).toBe(false)
  })

  it('lead back to where the customer came from, and on to where the outcome is read', () => {
    expect([pageBefore(opened), pageAfter(opened)]).toEqual(['/checkout/lead-1', '/success-page/lead-1'])
    expect([pageBefore(mandate), pageAfter(mandate)]).toEqual(['/proposal/lead-1', '/proposal/lead-1'])
  })
})
