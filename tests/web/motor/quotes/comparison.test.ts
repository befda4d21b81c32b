import { describe, expect, it } from 'vitest'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { comparedRows } from '#web/motor/quotes/dialogs/comparison.ts'

const base = samplePlan('2026-11-21')
const line = (label: string, amount: number) => ({ key: 'insurerDiscount', label, amount, reason: '' })
const digit: MotorPlan = {
  ...base,
  deductible: 1_000_00,
  final: 8_000_00,
  lines: [line('Discount 60%', -500_00)],
}
const other: MotorPlan = {
  ...base,
  inspection: true,
  final: 9_000_00,
  lines: [line('Discount 55.5%', -400_00)],
  missing: [{ addOn: 'engineProtection', reason: 'Offered for vehicles under 5 years' }],
}
const row = (label: string) =>
  comparedRows([digit, other], sampleRecord('2026-11-21')).find((one) => one.label === label)

describe('plans side by side', () => {
  it('show the difference to the lowest price', () => {
    expect(row('Above the lowest')?.values).toEqual(['The lowest of these', '+ ₹1,000'])
  })

  it('mark only what differs', () => {
    expect(row('Price, including GST')?.differs).toBe(true)
    expect(row('Insured value (IDV)')?.differs).toBe(false)
  })

  it('align the same line of each plan, whatever its rate', () => {
    expect(row('Discount')?.values).toEqual(['−₹500', '−₹400'])
  })

  it('tell what a claim leaves to the owner, what others get, and who looks at the vehicle first', () => {
    expect(row('You pay of each own-damage claim')?.values).toEqual(['₹1,000', 'As in its wording'])
    expect(row('Damage to property of others, up to')?.values).toEqual(['₹7,50,000', '₹7,50,000'])
    expect(row('Inspection')?.values).toEqual(['None', 'Photographs, before you pay'])
  })

  it('name what is not covered, without what an add-on brings in', () => {
    const lacking = 'Depreciation of replaced parts; Engine damage by water; Oils, nuts and bolts'
    expect(row('Not covered')?.values[1]).toBe(`${lacking}; Wear and tear; Mechanical breakdown`)
    const covered = comparedRows([{ ...other, included: ['engineProtection'] }], sampleRecord('2026-11-21'))
    expect(covered.find(({ label }) => label === 'Not covered')?.values[0]).not.toContain('Engine')
  })

  it('give the reason when a plan lacks an add-on', () => {
    expect(row('Engine Protection')?.values).toEqual(['Not included', 'Offered for vehicles under 5 years'])
  })
})
