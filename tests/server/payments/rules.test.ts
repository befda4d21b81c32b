import { describe, expect, it } from 'vitest'
import { isSafePaymentUrl } from '#contract/payment/safe-url.ts'
import { refundedBy } from '#machines/rules/refund-day.ts'
import { askDelay } from '#server/payments/ask-delays.ts'

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

  it.each([
    ['https://api.razorpay.com/v1/checkout/embedded', true],
    ['http://localhost:4000/gateway', true],
    ['https://safar.test/pay/token', true],
    ['http://api.razorpay.com/v1/checkout/embedded', false],
    ['https://api.razorpay.com.evil.test/', false],
    ['https://evil.test/', false],
    ['javascript:alert(1)', false],
    ['/pay/token', false],
  ])('lead to %s: %s', (url, isSafe) => {
    const gateways = ['https://api.razorpay.com', 'http://localhost:4000', 'http://api.razorpay.com']
    expect(isSafePaymentUrl(url, { ours: 'https://safar.test', gateways })).toBe(isSafe)
  })
})
