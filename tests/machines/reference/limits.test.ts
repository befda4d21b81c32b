import { describe, expect, test } from 'vitest'
import { apiBase } from '#contract/call.ts'
import { limits, wire } from '#machines/reference/limits.ts'
import { pageLimits } from '#machines/reference/page-limits.ts'

describe('the numbers of the specification', () => {
  test('terms and windows of a policy [CONST-01, CONST-02, CONST-03, CONST-04, CONST-05, CONST-06]', () => {
    expect(limits.policyTerm).toEqual({ years: 1, newVehicleYears: { '2w': 5, '4w': 3 } })
    expect(limits.previousPolicy).toEqual({
      exceededAfterDays: 60,
      breakInDays: 90,
      calendarMonthWindowDays: 90,
      settleMs: 500,
    })
  })

  test('dates and ages of a vehicle [CONST-08, CONST-09, CONST-10, CONST-11]', () => {
    expect(limits.registrationDate.withinYears).toEqual({ '2w': 5, '4w': 3 })
    expect(limits.yearList).toEqual({ used: 18, new: 2 })
    expect(limits.vehicleAge).toEqual({ minimum: 0.7, comprehensiveOver: { '2w': 4.5, '4w': 2.5 } })
    expect(limits.previousPolicyAge).toEqual({ bundledUnder: 1.5, odOnlyUpTo: { '2w': 5.5, '4w': 3.5 } })
  })

  test('what a person types [CONST-12, CONST-13, CONST-14, CONST-15, CONST-16, CONST-17, CONST-18]', () => {
    expect(limits.otp.digits).toEqual({ customer: 4, employee: 6 })
    expect(limits.otp.resendMs).toBe(30_000)
    expect(limits.mobile.digits).toBe(10)
    expect(limits.name).toEqual({ min: 3, signUpMax: 100, max: 50 })
    expect(limits.city.max).toBe(20)
    expect(limits.registrationNumber.min).toBe(10)
    expect(limits.customerUniqueId.digits).toBe(13)
  })

  test('what a journey starts with [CONST-21, CONST-22, CONST-23]', () => {
    expect(limits.motor).toEqual({ customerType: 'INDIVIDUAL', policyType: 'Renewal' })
    expect(limits.personalAccident.lakhs).toBe(15)
    expect(limits.quotationNumber.sequenceDigits).toBe(4)
  })

  test('clocks and caps of the browser [CONST-25]', () => {
    expect(limits.leadCookieMs).toBe(2 * 60 * 60 * 1000)
  })

  test('layout and motion [CONST-29, CONST-30, CONST-31, CONST-33]', () => {
    expect(limits.breakpoints.mobilePx).toBe(991)
    expect(pageLimits.notifications).toEqual({ loginMs: 3000, toastMs: 5000 })
    expect(limits.layers.modal).toBe(1050)
    expect(limits.layers.toast).toBeGreaterThan(limits.layers.modal)
  })

  test('fixed words of the wire [CONST-34]', () => {
    expect(wire).toMatchObject({ accessTokenCookie: 'access_token' })
    expect(apiBase).toBe('/api/v1/')
  })

  test('days by which a request is answered, and for which captured events are kept', () => {
    expect(limits.support.answerDays).toEqual({
      question: 3,
      callback: 2,
      payment: 2,
      claim: 2,
      privacy: 14,
      complaint: 14,
    })
    expect([limits.capture.keptDays, limits.capture.keyDays]).toEqual([90, 90])
  })
})
