import { describe, expect, test } from 'vitest'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import { showPrices } from '#web/shared/quotes/edits-sheet.tsx'
import type { Slot } from '#web/shared/quotes/slots.ts'

const slot = (insurerId: number, final: number): Slot => ({
  insurer: { insurerId, name: String(insurerId), logo: '' },
  kind: 'priced',
  isLacking: false,
  plan: { ...samplePlan('2026-11-20'), insurerId, final },
})

describe('the button of a sheet', () => {
  test('says how many prices there are and from what, of any product', () => {
    expect(showPrices([slot(1, 2_749_00), slot(2, 2_801_00)])).toBe('Show 2 prices from ₹2,749')
    expect(showPrices([slot(1, 2_749_00)])).toBe('Show 1 price, ₹2,749')
  })

  test('names no price while there is none', () => {
    expect(showPrices([])).toBe('Show prices')
  })
})
