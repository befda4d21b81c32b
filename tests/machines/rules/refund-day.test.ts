import { expect, test } from 'vitest'
import { refundedBy } from '#machines/rules/refund-day.ts'

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-19', 1, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-20', 5, '2026-11-27'],
  ['2026-11-20', 6, '2026-11-30'],
])('%s and %i working days is %s', (from, days, by) => {
  expect(refundedBy(from, days)).toBe(by)
})

test('a refund takes seven working days', () => {
  expect(refundedBy('2026-11-20')).toBe('2026-12-01')
})
