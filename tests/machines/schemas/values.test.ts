import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { yesNo } from '#machines/schemas/answers.ts'
import { chosen } from '#machines/schemas/basics.ts'
import { endorsementStatus } from '#machines/schemas/endorsement.ts'
import { savedStep } from '#machines/schemas/journey-record.ts'
import { plan } from '#machines/schemas/plan.ts'
import { vehicleDetails } from '#machines/schemas/proposal.ts'

const steps = [...Array(13).keys()].map((at) => at - 1)

describe('a value as it is kept', () => {
  it('is Yes or No in two words', () => {
    expect(['yes', 'no', '', 'Yes'].map((word) => v.is(yesNo, word))).toEqual([true, true, false, false])
  })

  it('is an entry of a list under a word or a number', () => {
    for (const value of ['RJ14', 4705]) expect(v.parse(chosen, { value, label: 'One' }).value).toBe(value)
    expect(v.is(chosen, { value: null, label: 'One' })).toBe(false)
  })

  it('is one of the eleven steps', () => {
    expect(steps.filter((step) => v.is(savedStep, step))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('is a plan that needs PAN, Aadhaar or GST number, and nothing else', () => {
    const isNeed = (need: string) => v.is(plan.entries.needs, [need])
    expect(['pan', 'aadhaar', 'gst', ''].map(isNeed)).toEqual([true, true, true, false])
  })

  it('is a third-party policy with insurer, number and end', () => {
    const { thirdPartyPolicy } = vehicleDetails.entries
    const whole = { insurer: 'ICICI Lombard', number: 'TP-1', end: '2028-03-31' }
    expect(v.parse(thirdPartyPolicy, whole)).toEqual(whole)
    for (const part of Object.keys(whole))
      expect(v.is(thirdPartyPolicy, { ...whole, [part]: undefined })).toBe(false)
  })

  it('is a change of a policy with what has become of it', () => {
    const endorsement = { subject: 'nominee', state: 'done', on: '2026-11-24', number: 'E1' }
    expect(v.parse(endorsementStatus, { state: 'answered', endorsement })).toEqual({
      state: 'answered',
      endorsement,
    })
  })
})
