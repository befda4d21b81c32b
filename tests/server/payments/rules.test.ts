import { describe, expect, it } from 'vitest'
import { refundedBy } from '#machines/rules/refund-day.ts'
import type { Order } from '#server/db/schema.ts'
import { askDelay } from '#server/payments/ask-delays.ts'
import type { PaymentFact } from '#server/payments/gateway/facts.ts'
import { isExactFact } from '#server/payments/keep-facts.ts'

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
})
