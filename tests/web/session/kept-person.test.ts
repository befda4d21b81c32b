// @vitest-environment dom
import { afterEach, describe, expect, it } from 'vitest'
import { sampleCustomer, sampleEmployee, sampleProfile } from '#machines/account/sample-sessions.ts'
import { queryClient } from '#web/api-client/query-client.ts'
import { isLoggedIn } from '#web/browser/policy-state/is-logged-in.ts'
import { ownDetails, ownNumber } from '#web/browser/policy-state/own-details.ts'
import { policyState } from '#web/browser/policy-state/policy-state.ts'
import { forgetPerson } from '#web/session/forget-person.ts'
import { remember } from '#web/session/remember.ts'
import { newUniqueId } from '#web/session/sign-up-actors.ts'

const today = '2026-11-21'
const told = () =>
  Object.fromEntries(Object.entries(policyState.get()).filter(([, value]) => value !== undefined))

afterEach(() => {
  forgetPerson()
  remember({ kind: 'anonymous' })
  localStorage.clear()
  sessionStorage.clear()
})

describe('the stored person', () => {
  it('is stored under the specification’s keys, a customer under eight and an id [LOGIN-08, STATE-11]', () => {
    remember(sampleCustomer(today))
    expect(told()).toEqual({
      loginCustomerId: 'customer-1',
      loggedUserDetails: {
        FullName: 'Asha Rani Sharma',
        Gender: 'Female',
        Email: 'asha@example.com',
        Phone: '9876543210',
        DateofBirth: '21/11/1992',
        MaritalStatus: 'Single',
        City: 'Jaipur',
        CustomerUniqueNumber: '4820193746152',
      },
    })
  })

  it('is stored under four keys and an id as an employee [EMP-06, STATE-11]', () => {
    remember(sampleEmployee)
    expect(told()).toEqual({
      loginEmployeeId: 'asha.agent',
      loggedUserDetails: {
        username: 'asha.agent',
        name: 'Asha Verma',
        email: 'asha.agent@example.com',
        mobile_no: '9000000001',
      },
    })
  })

  it('is a logged-in customer only with a phone and a customer number [LOGIN-11, MOTOR-09]', () => {
    const customer = sampleProfile(today)
    const cases = [
      [customer, true],
      [{ ...customer, mobile: '' }, false],
      [{ ...customer, uniqueNumber: '' }, false],
    ] as const
    for (const [one, isOne] of cases) {
      remember({ kind: 'customer', customer: one })
      expect(isLoggedIn()).toBe(isOne)
      expect(ownNumber()).toBe(isOne ? customer.uniqueNumber : undefined)
      expect(Object.keys(ownDetails())).toHaveLength(isOne ? 3 : 0)
    }
    remember(sampleEmployee)
    expect(isLoggedIn()).toBe(false)
    remember({ kind: 'anonymous' })
    expect(isLoggedIn()).toBe(false)
  })

  it('has no id after a sign-up before a code has proved the number [SIGNUP-05]', () => {
    remember({ kind: 'unverified', customer: { ...sampleProfile(today), id: '' } })
    expect(told()).not.toHaveProperty('loginCustomerId')
    expect(told().loggedUserDetails).toMatchObject({ FullName: 'Asha Rani Sharma' })
  })
})

describe('a logout', () => {
  it('clears person, journey, KYC, drafts and caches, and keeps visit, device and referral', () => {
    remember(sampleCustomer(today))
    policyState.set({ RegistrationNumber: 'RJ-14-CA-1234', firstName: 'Asha', kycConfig: { modes: [] } })
    sessionStorage.setItem('sessionId', '"an-id"')
    sessionStorage.setItem('draft:motor:new:contact.given', '{"fullName":"Asha"}')
    localStorage.setItem('refCode', 'R1')
    localStorage.setItem('deviceFingerprint', '{}')
    queryClient.setQueryData(['lead', 'lead-1'], { name: 'Asha' })
    forgetPerson()
    remember({ kind: 'anonymous' })
    policyState.flush()
    expect(told()).toEqual({})
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Asha|RJ-14/)
    expect(sessionStorage.getItem('sessionId')).toBe('"an-id"')
    expect([localStorage.getItem('refCode'), localStorage.getItem('deviceFingerprint')]).toEqual(['R1', '{}'])
    expect(queryClient.getQueryData(['lead', 'lead-1'])).toBeUndefined()
  })
})

describe('the customer’s unique id', () => {
  it('is a random number of thirteen digits within the safe integers [SIGNUP-02, CONST-18]', () => {
    const ids = Array.from({ length: 200 }, newUniqueId)
    expect(ids.every((id) => /^[1-9]\d{12}$/.test(String(id)) && Number.isSafeInteger(id))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
