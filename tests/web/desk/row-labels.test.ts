import { expect, test } from 'vitest'
import { sampleRow } from '#machines/staff/desk/desk.test-model.ts'
import { coverEndsOf, priceOf, totalsLine } from '#web/desk/list/row-labels.ts'

test.each([
  ['2026-12-12', 'Policy ends in 20 days'],
  ['2026-11-23', 'Policy ends in 1 day'],
  ['2026-11-22', 'Policy ends today'],
  ['2026-11-21', 'Expired 1 day ago'],
  ['2026-07-25', 'Expired 120 days ago'],
  [undefined, undefined],
])('a cover that ends on %s reads %j', (coverEnds, words) => {
  expect(coverEndsOf({ ...sampleRow, coverEnds }, '2026-11-22')).toBe(words)
})

test('a chosen plan is named by its price and insurer', () => {
  expect(priceOf({ ...sampleRow, price: { amount: 7455, insurer: 'Digit' } })).toBe('₹7,455 with Digit')
  expect(priceOf(sampleRow)).toBeUndefined()
})

test('totals tell all, the open ones, and what was sold', () => {
  const totals = { journeys: 128, open: 119, sold: 9, premium: 102345, isMore: false }
  expect(totalsLine(totals)).toBe('128 in all, 119 open, 9 sold for ₹1,02,345')
  const many = { journeys: 10_000, open: 9_999, sold: 1, premium: 0, isMore: true }
  expect(totalsLine(many)).toBe('More than 10,000 in all, 9,999 open, 1 sold for ₹0')
})
