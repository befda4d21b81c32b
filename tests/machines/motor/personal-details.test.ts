import { describe, expect, test } from 'vitest'
import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { today } from '../play.ts'

describe.each([
  ['dialog', quoteModalEvents['details.given']],
  ['wizard', motorEvents['contact.given']],
])('the personal details in the %s', (_, { fields, samples, schema }) => {
  const issues = (change: object) => {
    const judged = schema(today)['~standard'].validate({ ...samples(today)[0], ...change })
    return 'issues' in judged ? judged.issues?.map(({ message }) => message) : []
  }

  test('require a name [VALID-43]', () => {
    expect(issues({ fullName: '  ' })).toEqual(['Field is required'])
    expect(issues({ fullName: 'Asha' })).toEqual([])
  })

  test('take a name of 50 characters and no longer one [VALID-44, CONST-16]', () => {
    expect(issues({ fullName: 'x'.repeat(50) })).toEqual([])
    expect(issues({ fullName: 'x'.repeat(51) })).toEqual(['Enter 50 characters or fewer'])
  })

  test('keep 50 letters of a name and none of its digits [VALID-44, VALID-45, CONST-16]', () => {
    const clean = fields.fullName?.clean
    expect(clean?.('x'.repeat(60))).toHaveLength(50)
    expect(clean?.('A1sha 22')).toBe('Asha ')
  })

  test('take a number with 91 or 0 before it, and no other [VALID-47, VALID-48]', () => {
    const clean = fields.mobile?.clean
    expect(['+91 98765 43210', '09876543210'].map((typed) => clean?.(typed))).toEqual([
      '9876543210',
      '9876543210',
    ])
    for (const mobile of ['9876543210', '919876543210', '09876543210'])
      expect(issues({ mobile }), mobile).toEqual([])
    for (const mobile of ['5876543210', '98765', '9198765432101'])
      expect(issues({ mobile }), mobile).toEqual(['Invalid Mobile Number'])
    expect(issues({ mobile: '' })).toEqual(['Field is required'])
  })
})
