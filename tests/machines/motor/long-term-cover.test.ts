import { describe, expect, test } from 'vitest'
import { motorRequestOf } from '#contract/flow/motor-request.ts'
import { toQuotesRequest } from '#contract/quotes/ask.ts'
import { applyAnswer, knownAnswer } from '#machines/core/answer.ts'
import { visibleFields } from '#machines/core/field.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { availableCovers } from '#machines/motor/rules/quote-request.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'

const today = '2026-11-20'
const registered = (registrationDate: string, vehicleType: '2w' | '4w' = '4w'): MotorRecord => ({
  ...sampleRecord(today),
  vehicleType,
  registrationDate,
})
const digit = { value: 'DIGIT', label: 'Go Digit General Insurance' }

const { fields, schema } = motorEvents['previousPolicy.given']
const known = (record: MotorRecord) => knownAnswer(motorEvents, 'previousPolicy.given', record, today)
const asked = (record: MotorRecord) => visibleFields(fields, known(record), today).map(([key]) => key)
const given = (record: MotorRecord, answer: object) =>
  applyAnswer(motorEvents, { type: 'previousPolicy.given', ...known(record), ...answer }, record, today)

describe('the long-term third-party policy of a vehicle', () => {
  test.each([
    ['4w', '2023-11-21', true],
    ['4w', '2023-11-20', false],
    ['2w', '2021-11-21', true],
    ['2w', '2021-11-20', false],
  ] as const)(
    'of a %s registered on %s is asked for: %s [VALID-01, VALID-02, CONST-08]',
    (kind, date, is) => {
      expect(asked(registered(date, kind)).includes('tpInsurer')).toBe(is)
      expect(asked(registered(date, kind)).includes('tpEndDate')).toBe(is)
    },
  )

  test('may be left unanswered, may not have ended, and says when it ends at the latest', () => {
    const answers = known(registered('2024-06-15'))
    const judge = (tpEndDate: string) =>
      schema(today)['~run']({ value: { ...answers, tpEndDate } }, {}).issues
    expect(judge('')).toBeUndefined()
    expect(judge('2027-06-14')).toBeUndefined()
    expect(judge(today)).toMatchObject([{ message: 'A third-party policy must be in force' }])
    expect(fields.tpEndDate?.note?.(answers, today)).toBe('14 Jun 2027 at the latest')
  })

  test('reaches the motor request and fills the papers of the proposal', () => {
    const record = given(registered('2024-06-15'), { tpInsurer: digit, tpEndDate: '2027-06-14' })
    expect(motorRequestOf(record)).toMatchObject({
      tpInsurer: 'Go Digit General Insurance',
      tpPolicyEndDate: '2027-06-14',
    })
    expect(known(record)).toMatchObject({ tpInsurer: digit, tpEndDate: '2027-06-14' })
  })

  test.each([
    ['4w', '2024-01-15', ['comprehensive', 'odOnly', 'thirdParty']],
    ['4w', '2023-11-20', ['comprehensive', 'thirdParty']],
    ['2w', '2022-01-15', ['comprehensive', 'odOnly', 'thirdParty']],
    ['4w', '2025-06-15', ['odOnly', 'thirdParty']],
  ] as const)('of a %s registered on %s leaves the covers %j to choose from', (kind, date, covers) => {
    expect(availableCovers(registered(date, kind), today)).toEqual(covers)
  })
})

describe('a bundled previous policy', () => {
  const young = given(registered('2025-09-15'), { policyType: 'Comprehensive' })

  test('shows as Comprehensive, and its own key stays in the requests [C-60]', () => {
    expect(known(young).policyType).toBe('Comprehensive')
    expect(motorRequestOf(young).previousPolicyType).toBe('previousBundled')
    const question = toQuotesRequest(young, sampleRequest, false)
    expect(question.motorRequest.previousPolicyType).toBe('previousBundled')
  })

  test('is neither one of an older vehicle nor one of own damage alone', () => {
    const older = given(registered('2024-06-15'), { policyType: 'Comprehensive' })
    const alone = given(registered('2025-09-15'), { policyType: 'ODOnly' })
    expect(motorRequestOf(older).previousPolicyType).toBe('Comprehensive')
    expect(motorRequestOf(alone).previousPolicyType).toBe('ODOnly')
  })
})
