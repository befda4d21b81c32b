import { describe, expect, test } from 'vitest'
import type { QuoteRequest } from '#machines/motor/record/quote-request.ts'
import {
  availableCovers,
  defaultRequest,
  requestFits,
  withCover,
} from '#machines/motor/rules/quote-request.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import { newSwift, swift, today } from '../record/quoted-record.ts'

const aged = (years: number) => ({ ...swift, registrationDate: addYears(today, -years) })
const everything: QuoteRequest = {
  coverType: 'comprehensive',
  idv: 400_000_00,
  addOns: ['zeroDepriciationCover', 'consumables'],
  electricalAccessories: 5_000_00,
  nonElectricalAccessories: 2_000_00,
  biFuelKit: 0,
  passengerCover: 100000,
  paidDrivers: 1,
  tppdRestricted: true,
  personalAccident: true,
  voluntaryDeductible: 5000,
}

describe('the covers on offer', () => {
  test('are the usual one of the age and third party [MOTOR-19, MOTOR-20, MOTOR-22]', () => {
    const ofBike = (years: number) => availableCovers({ ...aged(years), vehicleType: '2w' }, today)
    for (const covers of [availableCovers(aged(3), today), ofBike(5), availableCovers(newSwift, today)])
      expect(covers).toEqual(['comprehensive', 'thirdParty'])
    for (const covers of [
      availableCovers(aged(1), today),
      availableCovers(aged(2), today),
      ofBike(1),
      ofBike(4),
    ])
      expect(covers).toEqual(['odOnly', 'thirdParty'])
  })

  test('are none while the first bundled year runs [MOTOR-21]', () => {
    expect(availableCovers({ ...swift, registrationDate: addDays(today, -200) }, today)).toEqual([])
  })
})

describe('the first request', () => {
  test('is the usual cover with personal accident cover and nothing else', () => {
    const plain = { addOns: [], tppdRestricted: false }
    expect(defaultRequest(swift, today)).toEqual({
      ...plain,
      coverType: 'comprehensive',
      personalAccident: true,
    })
    expect(defaultRequest(aged(2), today)).toEqual({ ...plain, coverType: 'odOnly', personalAccident: false })
  })

  test('asks no personal accident cover of an organisation', () => {
    expect(defaultRequest({ ...swift, customerType: 'organisation' }, today).personalAccident).toBe(false)
  })

  test.each([swift, newSwift, aged(1), aged(2), aged(9)])('always fits its vehicle', (record) => {
    expect(requestFits(defaultRequest(record, today), record, today)).toBe(true)
  })
})

describe('changing the cover', () => {
  test('keeps of third party only what goes with it [QUOTE-11]', () => {
    expect(withCover(everything, 'thirdParty', swift)).toEqual({
      coverType: 'thirdParty',
      addOns: [],
      passengerCover: 100000,
      paidDrivers: 1,
      tppdRestricted: true,
      personalAccident: true,
    })
  })

  test('keeps of own damage only what goes with it [QUOTE-12]', () => {
    const { passengerCover: _, paidDrivers: __, ...kept } = everything
    expect(withCover(everything, 'odOnly', swift)).toEqual({
      ...kept,
      coverType: 'odOnly',
      tppdRestricted: false,
      personalAccident: false,
    })
  })

  test('does not take leaving own damage for declining personal accident cover', () => {
    const own = withCover(everything, 'odOnly', swift)
    expect(withCover(own, 'thirdParty', swift).personalAccident).toBe(true)
    const declined = { ...everything, personalAccident: false }
    expect(withCover(declined, 'thirdParty', swift).personalAccident).toBe(false)
  })

  test('drops a bi-fuel kit that the vehicle cannot have', () => {
    const electric = { ...swift, variant: { value: 1, label: 'EV', fuelType: 'Electric' as const } }
    expect(withCover(everything, 'comprehensive', electric)).not.toHaveProperty('biFuelKit')
  })
})

describe('a request fits', () => {
  test('with everything that goes with a comprehensive cover, a free bi-fuel kit included [REF-17]', () => {
    expect(requestFits(everything, swift, today)).toBe(true)
  })

  test.each<[string, Partial<QuoteRequest>]>([
    ['a cover that its age does not have', { coverType: 'odOnly' }],
    ['electrical accessories under ₹1,000', { electricalAccessories: 999_99 }],
    ['other accessories under ₹1,000', { nonElectricalAccessories: 1_00 }],
    ['an add-on of another cover', { coverType: 'thirdParty' }],
  ])('not with %s [REF-15, REF-16]', (_, change) => {
    expect(requestFits({ ...everything, ...change }, swift, today)).toBe(false)
  })
})
