import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#machines/rules/calendar.ts'
import { cancellationRefund } from '#machines/rules/cancellation.ts'

const year = { paid: 7_455_00, start: '2026-07-06', end: '2027-07-05' }

describe('what is given back of a policy that ends early', () => {
  test.each([
    ['2026-06-30', { days: 365, daysLeft: 365, refund: 7_455_00 }],
    ['2026-07-05', { days: 365, daysLeft: 365, refund: 7_455_00 }],
    ['2026-07-06', { days: 365, daysLeft: 364, refund: 7_434_57 }],
    ['2026-10-05', { days: 365, daysLeft: 273, refund: 5_575_93 }],
    ['2027-07-04', { days: 365, daysLeft: 1, refund: 20_42 }],
    ['2027-07-05', { days: 365, daysLeft: 0, refund: 0 }],
    ['2027-08-01', { days: 365, daysLeft: 0, refund: 0 }],
  ])('on %s', (on, expected) => {
    expect(cancellationRefund(year, on)).toEqual(expected)
  })

  test('is never more than was paid, never negative, and never rises with time', () => {
    const paid = fc.integer({ min: 0, max: 10_000_000 })
    const length = fc.integer({ min: 1, max: 1_100 })
    fc.assert(
      fc.property(paid, length, fc.integer({ min: -30, max: 1_200 }), (amount, days, offset) => {
        const cover = { paid: amount, start: '2026-01-01', end: addDays('2026-01-01', days - 1) }
        const [today, tomorrow] = [offset, offset + 1].map((at) =>
          cancellationRefund(cover, addDays('2026-01-01', at)),
        )
        const [now = -1, later = 0] = [today?.refund, tomorrow?.refund]
        return Number.isInteger(now) && now >= 0 && now <= amount && later <= now
      }),
    )
  })
})
