import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { motorPrices } from '#contract/quotes/motor-prices.ts'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import { motorProduct } from '#machines/motor/motor.product.ts'
import { motorTermsOn, motorUnpriceable } from '#machines/motor/motor.terms.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { journey } from '#machines/reference/messages/journey.ts'
import { newSwift, swift, today } from '../../machines/motor/record/quoted-record.ts'

const requested = (saved: MotorRecord, told: object = {}, beside: object = {}): MotorRecord => {
  const motorRequest = { registrationNumber: 'RJ-14-CA-1234', vehicleType: '4w', ...told }
  const question = v.parse(getQuotesData.request, { customerLeadId: 'lead-1', motorRequest, ...beside })
  return motorPrices.askedFor(saved, question, today) as MotorRecord
}

/** What is priced of a saved journey when the page asks like this. */
const asked = (...of: Parameters<typeof requested>) => motorProduct.asOfToday(requested(...of), today)
const request = (...of: Parameters<typeof requested>) => motorTermsOn(asked(...of), today)?.request
const refused = (...of: Parameters<typeof requested>) => motorUnpriceable(asked(...of), today)

const past = (saved: MotorRecord, told: object, beside?: object) => asked(saved, told, beside).previousPolicy

describe('the prices that are asked for', () => {
  it('are those of the saved journey, under its usual cover, where the page says nothing else', () => {
    expect(asked(swift)).toEqual(swift)
    expect(request(swift)).toEqual({
      coverType: 'comprehensive',
      addOns: [],
      tppdRestricted: false,
      personalAccident: true,
    })
    const thirdParty = {
      coverType: 'thirdParty' as const,
      addOns: [],
      tppdRestricted: false,
      personalAccident: true,
    }
    expect(request({ ...swift, request: thirdParty })).toEqual(thirdParty)
  })

  it('are those of the page’s own choices, in rupees, where it names cover and add-ons [QUOTE-10]', () => {
    const chosen = {
      policyType: 'comprehensive',
      idv: 450_000.5,
      addOns: { consumables: true, personalAccident: true },
    }
    expect(request(swift, chosen)).toEqual({
      coverType: 'comprehensive',
      idv: 450_000_50,
      addOns: ['consumables'],
      tppdRestricted: false,
      personalAccident: true,
    })
    for (const half of [{ policyType: 'thirdParty' }, { addOns: { consumables: true } }])
      expect(request(swift, half)).toMatchObject({ coverType: 'comprehensive', addOns: [] })
  })

  it('are refused beside the field where an amount is below its least', () => {
    const chosen = {
      policyType: 'comprehensive',
      addOns: { isElectricalAccessories: true, electricAmount: 1 },
    }
    expect(refused(swift, chosen)).toEqual({
      field: 'electricalAccessories',
      message: expect.stringMatching(/\d/),
    })
    expect(motorPrices.pathOf?.('electricalAccessories')).toBe('motorRequest.addOns.electricalAccessories')
    expect(refused(swift)).toBeUndefined()
  })

  it('are refused while it is too early to renew, and while the first policy runs', () => {
    expect(refused(swift, { prevPolicyEndDate: '2026-12-31' })).toEqual({
      message: expect.stringMatching(/renew/i),
    })
    expect(refused({ ...swift, registrationDate: '2026-01-10' })).toEqual({
      message: journey.firstPolicyRunning,
    })
  })
})

describe('the previous policy of a price', () => {
  it('is the saved one where the page says nothing of it', () => {
    expect(past(swift, {})).toEqual(swift.previousPolicy)
    expect(past({ ...swift, previousPolicy: undefined }, {})).toBeUndefined()
  })

  it('is what the page says: its end, its type, its bonus, a claim [EXPIRY-24]', () => {
    const told = {
      prevPolicyEndDate: '2026-06-20',
      previousPolicyType: 'ThirdParty',
      previousNoClaimBonus: 50,
    }
    expect(past(swift, told, { previousClaimData: { claimed: true } })).toMatchObject({
      status: 'continue',
      endDate: '2026-06-20',
      type: 'ThirdParty',
      ncb: 50,
      claimed: true,
    })
  })

  it('ended on an unknown day where a business type comes without one [EXPIRY-27, EXPIRY-28]', () => {
    for (const told of [
      { businessType: 'expired before 90 days' },
      { businessType: 'expired before 90 days', prevPolicyEndDate: '' },
    ]) {
      const policy = past(swift, told)
      expect(policy).toMatchObject({ status: 'no information', claimed: false })
      expect(policy).not.toHaveProperty('endDate')
    }
  })

  it('that was bundled is a comprehensive one', () => {
    expect(past(swift, { previousPolicyType: 'previousBundled' })?.type).toBe('Comprehensive')
    expect(past(swift, { previousPolicyType: 'ThirdParty' })?.type).toBe('ThirdParty')
  })

  it('is none of a new vehicle, whatever is said', () => {
    expect(past(newSwift, { prevPolicyEndDate: '2026-06-20' })).toBeUndefined()
  })
})
