import { expect, test } from 'vitest'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import { comparable, mayCompare } from '#machines/purchase/quotes/offers.ts'
import { today } from '../play.ts'

const offers = Object.fromEntries(
  [
    [13, 900],
    [15, 800],
    [22, 800],
    [43, 700],
    [61, 600],
  ].map(([insurerId = 0, final = 0]) => [insurerId, { ...samplePlan(today), insurerId, final }]),
)

test('plans are compared the cheapest first, in whatever order they were picked, while they have a price', () => {
  const order = (...compared: number[]) => comparable({ compared, offers }).map(({ insurerId }) => insurerId)
  expect(order(13, 22, 15, 43)).toEqual([43, 15, 22, 13])
  expect(order(15, 99, 43)).toEqual([43, 15])
})

test('a fifth plan is not compared, nor one without a price; one that is may be taken out again', () => {
  const four = [13, 15, 22, 43]
  expect(mayCompare(four.slice(1), offers, 13)).toBe(true)
  expect(mayCompare(four, offers, 61)).toBe(false)
  expect(mayCompare(four, offers, 13)).toBe(true)
  expect(mayCompare([], offers, 99)).toBe(false)
})
