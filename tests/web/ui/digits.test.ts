import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withLatinDigits } from '#machines/rules/digits.ts'
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

  it('are grouped as in the Indian locale', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => groupIndian(String(number)) === number.toLocaleString('en-IN')),
    )
  })

  it('are all that is kept of pasted text', () => {
    expect(digitsOf('₹ 1,20,000.00 /-')).toBe('12000000')
  })

  it('are known in each Indian script, and nothing else is changed', () => {
    expect(digitsOf('९८७६५ ४३२१०')).toBe('9876543210')
    for (const typed of ['मकान १२०', 'मकान ১২০', 'मकान ૧૨૦', 'मकान ௧௨௦', 'मकान ೧೨೦', 'मकान ۱۲۰', 'मकान ١٢٠'])
      expect(withLatinDigits(typed)).toBe('मकान 120')
    expect(withLatinDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩')).toBe('0123456789 0123456789')
  })

  it('keep the caret after the same number of digits', () => {
    expect([0, 1, 2, 3, 7, 9].map((digits) => caretAfter('12,34,567', digits))).toEqual([0, 1, 2, 4, 9, 9])
  })
})
