import { describe, expect, test } from 'vitest'
import type { MotorRisk } from '#machines/motor/record/motor-risk.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { needsInspection } from '#sandbox/rating/inspection.ts'
import { swift, today } from './samples.ts'

const lapsed = (days: number): MotorRisk => ({
  ...swift,
  businessType: days < 90 ? 'expired within 90 days' : 'expired before 90 days',
  previousEnd: addDays(today, -days),
})
const lenient = { breakIn: { startsAfterDays: 0 } }
const strict = { breakIn: { startsAfterDays: 0, bikesInspectedAfterDays: 90 } }

describe('an inspection', () => {
  test.each([
    ['a car without a break', swift, false],
    ['a car a day after its policy has ended', lapsed(1), true],
    ['a car after 120 days', lapsed(120), true],
    ['a car that insures third parties alone', { ...lapsed(120), coverType: 'thirdParty' }, false],
    ['a car that insures its own damage alone', { ...lapsed(120), coverType: 'odOnly' }, true],
    ['a new car', { ...swift, isNew: true, businessType: 'new', previousEnd: undefined }, false],
  ] as [string, MotorRisk, boolean][])('of %s', (_, risk, expected) => {
    expect(needsInspection(risk, lenient, today)).toBe(expected)
  })

  test.each([
    ['89 days', lapsed(89), false],
    ['90 days', lapsed(90), true],
    [
      'a time that nobody knows',
      { ...swift, businessType: 'expired before 90 days', previousEnd: undefined },
      true,
    ],
  ] as [string, MotorRisk, boolean][])(
    'of a two-wheeler after %s is the insurer’s own rule',
    (_, risk, expected) => {
      const bike = { ...risk, vehicleType: '2w' as const }
      expect(needsInspection(bike, strict, today)).toBe(expected)
      expect(needsInspection(bike, lenient, today)).toBe(false)
    },
  )
})
