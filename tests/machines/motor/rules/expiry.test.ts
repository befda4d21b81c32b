import { describe, expect, test } from 'vitest'
import {
  businessType,
  businessTypeOfStatus,
  calendarOpensOn,
  isExceeded,
  renewalOpensOn,
  statusOn,
} from '#machines/motor/rules/business-type.ts'
import { policyStatusOptions } from '#machines/reference/policies.ts'
import { addDays } from '#machines/rules/calendar.ts'

const today = '2026-11-20'
const inDays = (days: number) => addDays(today, days)

describe('the business type of a previous policy', () => {
  test.each([
    [60, 'not expired'],
    [1, 'not expired'],
    [0, 'not expired'],
  ])('that ends in %i days is not expired [EXPIRY-30]', (days, type) => {
    expect(businessType(inDays(days), today)).toBe(type)
  })

  test.each([-1, -89])('that ended %i days from now expired within 90 days [EXPIRY-31, CONST-05]', (days) => {
    expect(businessType(inDays(days), today)).toBe('expired within 90 days')
  })

  test.each([-90, -91, -4000])(
    'that ended %i days from now expired before 90 days [EXPIRY-32, CONST-05]',
    (days) => {
      expect(businessType(inDays(days), today)).toBe('expired before 90 days')
    },
  )

  test('counts calendar days over 29 February', () => {
    expect(businessType('2024-01-31', '2024-04-30')).toBe('expired before 90 days')
    expect(businessType('2023-01-31', '2023-04-30')).toBe('expired within 90 days')
  })
})

describe('a policy that ends too far ahead', () => {
  test.each([
    [59, false],
    [60, false],
    [61, true],
  ])('by %i days: %s [EXPIRY-20, CONST-04]', (days, exceeded) => {
    expect(isExceeded(inDays(days), today)).toBe(exceeded)
  })

  test('opens on the first day that is not too early', () => {
    const end = inDays(75)
    const opens = renewalOpensOn(end)
    expect(opens).toBe(inDays(15))
    expect([isExceeded(end, addDays(opens, -1)), isExceeded(end, opens)]).toEqual([true, false])
  })
})

describe('the policy status of the form', () => {
  test('follows the end date', () => {
    expect([0, -1, -89, -90].map((days) => statusOn(inDays(days), today))).toEqual([
      'continue',
      'expired within 90 days',
      'expired within 90 days',
      'expired before 90 days',
    ])
  })

  test('leads to a business type, "no information" as a long break', () => {
    expect(policyStatusOptions.map(({ value }) => businessTypeOfStatus(value))).toEqual([
      'not expired',
      'expired within 90 days',
      'expired before 90 days',
      'expired before 90 days',
    ])
  })
})

describe('the expiry calendar', () => {
  test.each([90, 89, -89, -90])('opens on a stored date %i days away [EXPIRY-11, CONST-06]', (days) => {
    expect(calendarOpensOn(inDays(days), today)).toBe(inDays(days))
  })

  test('opens on today when the stored date is farther or missing [EXPIRY-12, CONST-06]', () => {
    expect([inDays(91), inDays(-91), undefined].map((stored) => calendarOpensOn(stored, today))).toEqual([
      today,
      today,
      today,
    ])
  })
})
