import { describe, expect, test } from 'vitest'
import { formatRupees, paise, rupees } from '#machines/rules/money.ts'
import { quotationNumber } from '#machines/rules/quotation-number.ts'
import { percentOf, toRupee } from '#sandbox/rating/arithmetic.ts'

describe('money', () => {
  test('is whole paise inside', () => {
    expect(paise(1234.56)).toBe(123_456)
    expect(paise(0.07)).toBe(7)
    expect(rupees(123_456)).toBe(1234.56)
  })

  test('shows in lakhs, with paise only where there are some', () => {
    expect(formatRupees(51_065_000)).toBe('₹5,10,650')
    expect(formatRupees(1_234_567_800)).toBe('₹1,23,45,678')
    expect(formatRupees(1250)).toBe('₹12.50')
    expect(formatRupees(-977_700)).toBe('−₹9,777')
    expect(formatRupees(0)).toBe('₹0')
  })

  test('rounds a percentage half up to a rupee, exactly', () => {
    expect(percentOf(paise(510_650), 3.191)).toBe(paise(16_295))
    expect(percentOf(paise(50), 1)).toBe(paise(1))
    expect(percentOf(paise(49), 1)).toBe(0)
    expect(percentOf(paise(1000), 0.15)).toBe(paise(2))
    expect(percentOf(paise(100_500), 1.005)).toBe(paise(1010))
    expect([toRupee(150), toRupee(149)]).toEqual([200, 100])
  })
})

describe('the quotation number', () => {
  test('is prefix, day, month, year and the place in the day from 0001 [HEALTH-13, CONST-23]', () => {
    const next = (count: number) => quotationNumber({ prefix: 'SFR', today: '2026-11-05', count })
    expect(next(0)).toBe('SFR051120260001')
    expect(next(41)).toBe('SFR051120260042')
    expect(next(9998)).toBe('SFR051120269999')
    expect(next(9999)).toBe('SFR0511202610000')
  })
})
