import { describe, expect, test } from 'vitest'
import { addOnAmountError } from '#machines/motor/rules/add-on-amount.ts'

describe('the amount of an add-on', () => {
  test.each(['isElectricalAccessories', 'isNonElectricalAccessories'] as const)(
    '%s is refused at 999 and taken at 1000 [VALID-53, VALID-54]',
    (addOn) => {
      expect(addOnAmountError(addOn, 999)).toBe('Enter ₹1,000 or more')
      expect(addOnAmountError(addOn, 1000)).toBeUndefined()
    },
  )

  test('of a bi-fuel kit may be 0 [VALID-55]', () => {
    expect(addOnAmountError('isCngAccessories', -1)).toBe('Enter ₹0 or more')
    expect(addOnAmountError('isCngAccessories', 0)).toBeUndefined()
  })

  test('of passenger cover is one of its sums [VALID-56, VALID-58]', () => {
    for (const sum of [10_000, 50_000, 100_000, 200_000]) {
      expect(addOnAmountError('isPassengerCover', sum)).toBeUndefined()
    }
    for (const sum of [0, 9_999, 20_000])
      expect(addOnAmountError('isPassengerCover', sum)).toBe('Choose one of the options')
  })

  test('of paid drivers is a count of 1 or 2, whatever the minimum says [VALID-57, VALID-59]', () => {
    expect([1, 2].map((count) => addOnAmountError('liabilitiesToPaidDriver', count))).toEqual([
      undefined,
      undefined,
    ])
    expect(addOnAmountError('liabilitiesToPaidDriver', 10_000)).toBe('Choose one of the options')
  })

  test('must be given', () => {
    expect(addOnAmountError('isPassengerCover', undefined)).toBe('Field is required')
  })
})
