import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { visibleFields } from '#machines/core/field.ts'
import { previousPolicyQuestion } from '#machines/motor/record/previous-policy.question.ts'
import { quoteRequest } from '#machines/motor/record/quote-request.ts'
import { sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { previousPolicyOf } from '#machines/motor/rules/as-of-today.ts'
import { addYears } from '#machines/rules/calendar.ts'
import { today } from '../play.ts'

const [usual, , unknown] = previousPolicyQuestion.samples(today)
const asked = (answers: object) =>
  visibleFields(previousPolicyQuestion.fields, { ...answers }, today).map(([name]) => name)

describe('the question about the previous policy', () => {
  test('asks of the third-party policy only while one may still run, and only where anything is known', () => {
    const ofThirdParty = (answers: object) => asked(answers).filter((name) => /^tp|^longTerm/.test(name))
    expect(ofThirdParty({ ...usual })).toEqual([])
    expect(ofThirdParty({ ...usual, longTermUntil: '2027-11-20' })).toContain('longTermUntil')
    expect(ofThirdParty({ ...unknown, longTermUntil: '2027-11-20' })).toEqual([])
  })

  test('keeps what was taken for granted without ever asking it', () => {
    expect(asked({ ...usual })).not.toContain('assumed')
    expect(previousPolicyQuestion.fields.assumed?.unasked).toBe(true)
  })

  test('is answered as one policy, in which nothing stands that was not answered', () => {
    const vehicle = { vehicleType: '4w', registrationDate: addYears(today, -4) } as const
    expect(usual && previousPolicyOf(usual, vehicle, today)).toEqual({
      claimed: false,
      status: 'continue',
      insurer: { value: 'ICICI', label: 'ICICI Lombard General Insurance' },
      endDate: '2026-12-11',
      type: 'Comprehensive',
      ncb: 25,
    })
    expect(unknown && previousPolicyOf(unknown, vehicle, today)).toEqual({
      claimed: true,
      status: 'no information',
    })
  })
})

test('a seat is insured for one of the sums that are sold, and no other', () => {
  const isSold = (change: object) => v.is(quoteRequest, { ...sampleRequest, ...change })
  for (const passengerCover of [10000, 50000, 100000, 200000]) expect(isSold({ passengerCover })).toBe(true)
  expect(isSold({ passengerCover: 20000 })).toBe(false)
  expect([1, 2, 3].map((paidDrivers) => isSold({ paidDrivers }))).toEqual([true, true, false])
})
