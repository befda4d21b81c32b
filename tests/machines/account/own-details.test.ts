import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ownDetails, sampleDetails, signUpQuestion } from '#machines/account/own-details.question.ts'
import { signUpNameError } from '#machines/rules/person-name.ts'

const today = '2026-11-21'
const good = { ...sampleDetails(today), mobile: '9876543210' }

/** What the form says beside each field, given these answers. */
function errors(change: object): Record<string, string> {
  const checked = v.safeParse(signUpQuestion.schema(today), { ...good, ...change })
  return Object.fromEntries((checked.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]))
}

describe('the details of a customer', () => {
  test('are asked for in the order of the form [SIGNUP-03]', () => {
    expect(Object.values(signUpQuestion.fields).map(({ label }) => label)).toEqual([
      'Full name',
      'Mobile number',
      'Email',
      'Gender',
      'Date of birth',
      'Marital status (optional)',
      'City',
    ])
  })

  test.each([
    ['gender', 'Field is required', 'VALID-14'],
    ['fullName', 'Field is required', 'VALID-15'],
    ['mobile', 'Enter a valid mobile number', 'VALID-21'],
    ['email', 'Field is required', 'VALID-22'],
    ['dateOfBirth', 'Date of Birth is required', 'VALID-23'],
    ['city', 'Field is required', 'VALID-26'],
  ])('without %s get "%s" [%s]', (field, message) => {
    expect(errors({ [field]: undefined })).toEqual({ [field]: message })
    if (field !== 'gender') expect(errors({ [field]: '' })).toEqual({ [field]: message })
  })

  test('pass whole, and without a marital status, of which there are two [VALID-25, SIGNUP-04]', () => {
    expect(errors({})).toEqual({})
    expect(errors({ maritalStatus: undefined })).toEqual({})
    expect(ownDetails.maritalStatus.options).toMatchObject([{ label: 'Single' }, { label: 'Married' }])
  })

  test('take a name of 100 characters and no longer one, on the form and on the wire [VALID-18, CONST-15]', () => {
    const tooLong = 'Enter 100 characters or fewer'
    expect(errors({ fullName: 'a'.repeat(100) })).toEqual({})
    expect(errors({ fullName: 'a'.repeat(101) })).toEqual({ fullName: tooLong })
    expect(signUpNameError('a'.repeat(101))).toBe(tooLong)
  })

  test('need three letters of any script in a name [VALID-16]', () => {
    expect(errors({ fullName: 'A l' })).toEqual({ fullName: 'Please enter atleast 3 letters' })
    expect(errors({ fullName: 'आशा' })).toEqual({})
  })

  test.each([
    ['fullName', 'A1b2', 'Ab'],
    ['fullName', 'a'.repeat(120), 'a'.repeat(100)],
    ['city', 'Jai9pur', 'Jaipur'],
    ['city', 'a'.repeat(30), 'a'.repeat(20)],
  ] as const)(
    'clean the %s %s while it is typed to %s [VALID-17, VALID-18, VALID-27, VALID-28, CONST-15]',
    (field, typed, kept) => {
      expect(ownDetails[field].clean?.(typed)).toBe(kept)
    },
  )

  test('strip leading 0-5 of a mobile number, cut it to ten digits and enforce its shape [VALID-19, VALID-20, VALID-21]', () => {
    const { clean } = signUpQuestion.fields.mobile ?? {}
    expect(clean?.('0598765432101')).toBe('9876543210')
    expect(clean?.('0123456')).toBe('6')
    for (const mobile of ['9876543210', '8000000000', '7000000000', '6000000000'])
      expect(errors({ mobile }), mobile).toEqual({})
    for (const mobile of ['987654321', '98765432101', '5876543210'])
      expect(errors({ mobile }), mobile).toEqual({ mobile: 'Enter a valid mobile number' })
  })

  test('take a birthday that exists and is past', () => {
    const birth = 'Enter a valid date of birth as DD/MM/YYYY'
    expect(errors({ dateOfBirth: '31/02/1990' })).toEqual({ dateOfBirth: birth })
    expect(errors({ dateOfBirth: '1990-02-31' })).toEqual({ dateOfBirth: birth })
    expect(errors({ dateOfBirth: today })).toEqual({ dateOfBirth: 'Date of Birth must be in the past' })
    expect(errors({ dateOfBirth: '1990-08-09' })).toEqual({})
  })

  test('know an email address by its shape', () => {
    expect(errors({ email: 'asha' })).toEqual({ email: 'Enter a valid email address' })
  })
})
