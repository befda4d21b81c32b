import { describe, expect, test } from 'vitest'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { addOnPrice } from '#web/shared/quotes/add-on-price.ts'

const planOf = (change: Partial<Plan>): Plan => ({ ...samplePlan('2026-11-20'), ...change })
const telling = (rupees: number) => planOf({ addOnPrices: [{ addOn: 'careShield', amount: rupees * 100 }] })

describe('the price beside an add-on', () => {
  test('is the range of what insurers tell', () => {
    expect(addOnPrice('careShield', { offers: { 1: telling(90), 2: telling(40), 3: planOf({}) } })).toBe(
      '₹40 to ₹90',
    )
  })

  test('is one amount where all ask the same, and nothing where nobody tells', () => {
    expect(addOnPrice('careShield', { offers: { 1: telling(90), 2: telling(90) } })).toBe('₹90')
    expect(addOnPrice('maternity', { offers: { 1: telling(90) } })).toBeUndefined()
  })

  test('comes from the lines of a price whose insurer does not tell', () => {
    const plan = planOf({ lines: [{ key: 'careShield', label: '', amount: 50_00, reason: '' }] })
    expect(addOnPrice('careShield', { offers: { 1: plan } })).toBe('₹50')
  })

  test('says by how much an add-on lowers a premium', () => {
    expect(addOnPrice('careShield', { offers: { 1: telling(-90), 2: telling(-40) } })).toBe('₹40 to ₹90 less')
  })

  test('stays while everybody is asked anew', () => {
    expect(addOnPrice('careShield', { offers: {}, before: { 1: telling(90) } })).toBe('₹90')
  })
})
