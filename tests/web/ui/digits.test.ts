import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAfter, digitsOf, groupIndian } from '#web/ui/inputs/digits.ts'

describe('the digits of an amount', () => {
  it.each([
    ['', ''],
    ['7', '7'],
    ['999', '999'],
    ['1000', '1,000'],
    ['99999', '99,999'],
    ['100000', '1,00,000'],
    ['123456789', '12,34,56,789'],
  ])('groups %j as %j', (digits, grouped) => {
    expect(groupIndian(digits)).toBe(grouped)
  })

  it('groups as the Indian locale does', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => groupIndian(String(number)) === number.toLocaleString('en-IN')),
    )
  })

  it('keeps only digits of what is pasted', () => {
    expect(digitsOf('₹ 1,20,000.00 /-')).toBe('12000000')
  })

  it('finds the place after as many digits as stood before the caret', () => {
    expect([0, 1, 2, 3, 7, 9].map((digits) => caretAfter('12,34,567', digits))).toEqual([0, 1, 2, 4, 9, 9])
  })
})
