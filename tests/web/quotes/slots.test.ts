import { describe, expect, it } from 'vitest'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import type { Unavailable } from '#machines/schemas/plan.ts'
import { progressOf } from '#web/shared/quotes/progress.tsx'
import { inOrder, inOrderShown, named, slotsOf } from '#web/shared/quotes/slots.ts'

const plan = (insurerId: number, final: number): MotorPlan => ({
  ...samplePlan('2026-11-21'),
  insurerId,
  final,
})
const late = (insurerId: number): Unavailable => ({
  insurerId,
  insurer: '',
  logo: '',
  reason: 'late',
  message: '',
})
const ids = (slots: ReturnType<typeof slotsOf>) => slots.map(({ insurer }) => insurer.insurerId)

describe('the slots of the list', () => {
  it('are one per insurer while streaming, and afterwards only those that answered', () => {
    const answers = { offers: { 13: plan(13, 100) }, refusals: { 33: late(33) } }
    expect(slotsOf(motorInsurers, answers, true)).toHaveLength(motorInsurers.length)
    expect(ids(slotsOf(motorInsurers, answers, false)).toSorted()).toEqual([13, 33])
  })

  it('are sorted by price, then pending, then without a price [QUOTE-05]', () => {
    const answers = { offers: { 13: plan(13, 300), 15: plan(15, 200) }, refusals: { 33: late(33) } }
    const ordered = inOrder(slotsOf(motorInsurers, answers, true))
    expect(ids(ordered).slice(0, 2)).toEqual([15, 13])
    expect(ordered.at(2)?.kind).toBe('awaited')
    expect(ids(ordered).at(-1)).toBe(33)
  })

  it('are pending again for the insurers retried', () => {
    const answers = { offers: { 13: plan(13, 300) }, refusals: { 33: late(33) }, only: [33] }
    const again = slotsOf(motorInsurers, answers, true).find(({ insurer }) => insurer.insurerId === 33)
    expect(again?.kind).toBe('awaited')
  })

  it('stay where their last price put them while everybody is asked anew, with that price', () => {
    const answers = {
      offers: { 15: plan(15, 400) },
      refusals: {},
      before: { 13: plan(13, 300), 15: plan(15, 200) },
    }
    const ordered = inOrder(slotsOf(motorInsurers, answers, true))
    expect(ids(ordered).slice(0, 2)).toEqual([13, 15])
    expect(ordered[0]).toMatchObject({ kind: 'awaited', before: { final: 300 } })
    expect(ordered[1]).toMatchObject({ kind: 'priced', plan: { final: 400 } })
    expect(slotsOf(motorInsurers, { offers: {}, refusals: {}, before: answers.before }, false)).toEqual([])
  })

  it('can keep the order in which they were shown', () => {
    const slots = slotsOf(
      motorInsurers,
      { offers: { 13: plan(13, 300), 15: plan(15, 200) }, refusals: {} },
      false,
    )
    expect(ids(inOrderShown(slots, [13, 15]))).toEqual([13, 15])
  })

  it('are found by part of a name, whatever its case [QUOTE-09]', () => {
    const slots = slotsOf(motorInsurers, { offers: {}, refusals: {} }, true)
    expect(named(slots, ' uNi ').map(({ insurer }) => insurer.name)).toEqual([
      'United India',
      'Universal Sompo',
    ])
    expect(named(slots, 'SOMPO').map(({ insurer }) => insurer.name)).toEqual(['Universal Sompo'])
    expect(named(slots, '')).toHaveLength(motorInsurers.length)
  })

  it('count who has answered, and in the end from which price [QUOTE-15]', () => {
    const declined: Unavailable = { ...late(15), reason: 'declined' }
    const answers = { offers: { 13: plan(13, 1_234_00) }, refusals: { 33: late(33), 15: declined } }
    expect(progressOf(slotsOf(motorInsurers, answers, true))).toBe(
      `2 of ${motorInsurers.length} insurers have answered`,
    )
    expect(progressOf(slotsOf(motorInsurers, answers, false))).toBe(
      '1 price, from ₹1,234 · 1 declined · 1 did not answer',
    )
  })

  it('name the lowest price for all that was asked for, where there is one', () => {
    const missing = [{ addOn: 'zeroDep', reason: 'Not offered' }]
    const lacking = { ...plan(15, 1_000_00), missing }
    const whole = { offers: { 13: plan(13, 1_234_00), 15: lacking }, refusals: {} }
    expect(progressOf(slotsOf(motorInsurers, whole, false))).toBe('2 prices, from ₹1,234')
    expect(progressOf(slotsOf(motorInsurers, { offers: { 15: lacking }, refusals: {} }, false))).toBe(
      '1 price, from ₹1,000',
    )
  })
})
