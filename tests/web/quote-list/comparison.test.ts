import { describe, expect, it } from 'vitest'
import { samplePlan } from '#machines/record/sample-plan.ts'
import type { MotorPlan } from '#machines/schemas/motor-plan.ts'
import { comparedRows } from '#web/quote-list/dialogs/comparison.ts'

const base = samplePlan('2026-11-21')
const line = (label: string, amount: number) => ({ key: 'insurerDiscount', label, amount, reason: '' })
const digit: MotorPlan = { ...base, final: 8_000_00, lines: [line('Discount 60%', -500_00)] }
const other: MotorPlan = {
  ...base,
  final: 9_000_00,
  lines: [line('Discount 55.5%', -400_00)],
  missing: [{ addOn: 'engineProtection', reason: 'Offered for vehicles under 5 years' }],
}
const row = (label: string) => comparedRows([digit, other]).find((one) => one.label === label)

describe('plans side by side', () => {
  it('say by how much one is above the lowest', () => {
    expect(row('Above the lowest')?.values).toEqual(['The lowest of these', '+ ₹1,000'])
  })

  it('mark what differs and leave alone what does not', () => {
    expect(row('Price, including GST')?.differs).toBe(true)
    expect(row('Insured value (IDV)')?.differs).toBe(false)
  })

  it('hold the same line of each beside the others, whatever its rate', () => {
    expect(row('Discount')?.values).toEqual(['-₹500', '-₹400'])
  })

  it('give the reason where one leaves an add-on out', () => {
    expect(row('Engine Protection')?.values).toEqual(['Not included', 'Offered for vehicles under 5 years'])
  })
})
