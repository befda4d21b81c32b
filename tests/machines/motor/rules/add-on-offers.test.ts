import { describe, expect, it } from 'vitest'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { addOnOffers } from '#machines/motor/rules/add-on-offers.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import { addYears } from '#machines/rules/calendar.ts'

const today = '2026-11-21'
const aged = (years: number) => ({ ...sampleRecord(today), registrationDate: addYears(today, -years) })

describe('who sells an add-on', () => {
  it("get fewer with the vehicle's age, until there is none", () => {
    const counts = [0, 4, 8, 20].map(
      (years) => addOnOffers('zeroDepriciationCover', aged(years), today).offered,
    )
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    expect(counts.at(-1)).toBe(0)
  })

  it('treats a new vehicle as having no age', () => {
    const fresh = { ...aged(12), isNew: true }
    expect(addOnOffers('tyreProtection', fresh, today).offered).toBeGreaterThan(0)
    expect(addOnOffers('tyreProtection', fresh, today).of).toBe(motorInsurers.length)
  })
})
