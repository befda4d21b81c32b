import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { toQuotesRequest } from '#contract/quotes/ask.ts'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import { requestOf, wireAddOns, wireAddOnsOf } from '#contract/quotes/wire-add-ons.ts'
import { type QuoteRequest, quoteRequest } from '#machines/motor/record/quote-request.ts'
import { addOnDefinitions, addOnValues, pricedAddOns } from '#machines/reference/addons.ts'
import { coverTypes } from '#machines/reference/policies.ts'
import { newSwift, swift } from '../../machines/motor/record/quoted-record.ts'

const amount = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined })
const anyRequest: fc.Arbitrary<QuoteRequest> = fc
  .record({
    coverType: fc.constantFrom(...coverTypes),
    idv: amount,
    addOns: fc.subarray([...pricedAddOns]),
    electricalAccessories: amount,
    nonElectricalAccessories: amount,
    biFuelKit: amount,
    passengerCover: fc.constantFrom(undefined, ...quoteRequest.entries.passengerCover.wrapped.options),
    paidDrivers: fc.constantFrom(undefined, 1, 2),
    tppdRestricted: fc.boolean(),
    personalAccident: fc.boolean(),
    voluntaryDeductible: fc.constantFrom(undefined, 2500, 5000),
  })
  .map((request) => v.parse(quoteRequest, JSON.parse(JSON.stringify(request))))

const swiftRequest: QuoteRequest = {
  coverType: 'comprehensive',
  addOns: [],
  tppdRestricted: false,
  personalAccident: true,
}

const overTheWire = <T>(value: T): unknown => JSON.parse(JSON.stringify(value))

describe('the question for prices', () => {
  test('carries every choice of the quote list and loses none', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { motorRequest } = v.parse(
          getQuotesData.request,
          overTheWire(toQuotesRequest(swift, request, false)),
        )
        const { addOns, policyType = 'comprehensive', idv } = motorRequest
        const told = addOns && requestOf(addOns, { coverType: policyType, idv: idv && Math.round(idv * 100) })
        expect(told).toEqual(request)
      }),
    )
  })

  test('names add-ons and their amounts as the specification does [QUOTE-10, REF-14, REF-16, REF-18]', () => {
    const names = Object.keys(wireAddOns.entries)
    expect(names).toEqual(expect.arrayContaining([...addOnValues]))
    for (const { value, inputName } of addOnDefinitions) {
      expect(names).toContain(value)
      if (inputName) expect(names).toContain(inputName)
    }
  })

  test('tells each add-on and its amount under its own name [QUOTE-10, REF-14, REF-18, REF-19]', () => {
    const wanted: QuoteRequest = {
      coverType: 'comprehensive',
      addOns: ['zeroDepriciationCover', 'tyreProtection'],
      electricalAccessories: 2_000_00,
      nonElectricalAccessories: 3_000_00,
      biFuelKit: 40_000_00,
      passengerCover: 50_000,
      paidDrivers: 2,
      tppdRestricted: true,
      personalAccident: false,
    }
    const told = wireAddOnsOf(wanted)
    expect(Object.fromEntries(Object.entries(told).filter(([, value]) => value !== false))).toEqual({
      zeroDepriciationCover: true,
      tyreProtection: true,
      isTppdDiscount: true,
      isElectricalAccessories: true,
      electricAmount: 2_000,
      isNonElectricalAccessories: true,
      nonElectricAmount: 3_000,
      isCngAccessories: true,
      cngValue: 40_000,
      isPassengerCover: true,
      passengerCoverAmount: 50_000,
      liabilitiesToPaidDriver: true,
      noOfPaidDrivers: 2,
    })
    expect(wireAddOnsOf({ ...wanted, personalAccident: true })).toMatchObject({ personalAccident: true })
  })

  test('counts an amount only where its box is ticked', () => {
    const wire = v.parse(wireAddOns, { electricAmount: 5000, isCngAccessories: true })
    expect(requestOf(wire, { coverType: 'comprehensive' })).toEqual({
      coverType: 'comprehensive',
      addOns: [],
      tppdRestricted: false,
      personalAccident: false,
      biFuelKit: 0,
    })
    expect(wireAddOnsOf(requestOf(wire, { coverType: 'comprehensive' }))).toMatchObject({ cngValue: 0 })
  })

  test('tells the old policy where there was one, and who is logged in, under no search text [API-52, MOTOR-13, EXPIRY-24]', () => {
    expect(toQuotesRequest(swift, swiftRequest, true, '1987654321000')).toMatchObject({
      customerUniqueNumber: '1987654321000',
      customerLeadId: 'lead-1',
      loggedInUser: true,
      customerDetails: {
        customer_name: 'Asha Rani Sharma',
        customer_email: swift.customer?.email,
        customer_phone: '9876543210',
      },
      searchText: '',
      motorRequest: {
        prevPolicyEndDate: '2026-07-05',
        businessType: 'not expired',
        previousNoClaimBonus: 25,
        policyType: 'comprehensive',
      },
      previousClaimData: { claimed: false },
    })
    const ofNobody = toQuotesRequest(newSwift, swiftRequest, false)
    expect(ofNobody).toMatchObject({ loggedInUser: false, searchText: '' })
    expect(toQuotesRequest(swift, swiftRequest, false)).not.toHaveProperty('customerDetails')
    expect(ofNobody).not.toHaveProperty('previousClaimData')
    expect(ofNobody).not.toHaveProperty('customerDetails')
    expect(ofNobody).not.toHaveProperty('customerUniqueNumber')
  })

  test('says of an old policy whose end is not known that it is not known [EXPIRY-28]', () => {
    const { endDate: _, ...past } = {
      ...swift.previousPolicy,
      claimed: true,
      status: 'no information' as const,
    }
    const asked = toQuotesRequest(
      { ...swift, previousPolicy: past },
      { ...swiftRequest, coverType: 'thirdParty' },
      false,
    )
    expect(asked).toMatchObject({
      motorRequest: { prevPolicyEndDate: '' },
      previousClaimData: { claimed: true },
    })
    expect(asked.motorRequest).not.toHaveProperty('idv')
    const asNew = toQuotesRequest({ ...swift, isNew: true }, swiftRequest, false)
    expect(asNew).not.toHaveProperty('previousClaimData')
    expect(asNew.motorRequest).not.toHaveProperty('previousNoClaimBonus')
  })

  test('is about motor, of nobody who is logged in and of every insurer where it says nothing else', () => {
    const motorRequest = { registrationNumber: '', vehicleType: '4w' }
    expect(v.parse(getQuotesData.request, { customerLeadId: 'lead-1', motorRequest })).toEqual({
      customerLeadId: 'lead-1',
      quoteType: 'motor',
      loggedInUser: false,
      motorRequest,
      searchText: '',
    })
  })

  test('is answered successfully only where the reply says so [VALID-64]', () => {
    const data = { quotes: [], unavailable: [] }
    expect(getQuotesData.isSuccess({ success: true, data })).toBe(true)
    expect(getQuotesData.isSuccess({ success: false, data })).toBe(false)
  })
})
