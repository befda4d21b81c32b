import { describe, expect, it } from 'vitest'
import { motorTermsOn } from '#machines/motor/motor.terms.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { hashOfTerms } from '#server/quotes/terms.ts'
import { swift, today } from '../../machines/motor/record/quoted-record.ts'

const usual = (record: MotorRecord) => defaultRequest(record, today)
const termsOn = (record: MotorRecord) => motorTermsOn(record, today)
const hash = (record: MotorRecord) => {
  const terms = termsOn(record)
  return terms && hashOfTerms(terms)
}

describe('the terms of a run', () => {
  it('are the same whatever the order in which add-ons were ticked', () => {
    const ticked = (...addOns: ('consumables' | 'tyreProtection')[]) =>
      hash({ ...swift, request: { ...usual(swift), addOns } })
    expect(ticked('consumables', 'tyreProtection')).toBe(ticked('tyreProtection', 'consumables'))
    expect(ticked('consumables')).not.toBe(ticked('tyreProtection'))
  })

  it('name the city that the plate tells where none was chosen', () => {
    const { rto: _, ...unplaced } = swift
    expect(termsOn(unplaced)?.vehicle.city).toBe('Jaipur')
  })

  it('differ with every answer that a price depends on, and not with who asks', () => {
    expect(hash({ ...swift, ownerChanged: true })).not.toBe(hash(swift))
    expect(hash({ ...swift, customer: undefined, version: 9 })).toBe(hash(swift))
  })
})
