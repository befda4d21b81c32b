// @vitest-environment dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PolicyStateStore, policyState } from '#web/browser/policy-state/policy-state.ts'
import { inBrowserState, inTabState, type PolicyState, type Slice } from '#web/browser/policy-state/state.ts'
import { browserStorage, storageItem, tabStorage } from '#web/browser/storage.ts'
import { choicesOf } from '#web/saving/choices.ts'
import { aRecord } from '../saving/a-record.ts'

const key = 'policyState'
const open = () =>
  new PolicyStateStore({
    browser: storageItem(browserStorage, key, inBrowserState),
    tab: storageItem(tabStorage, key, inTabState),
  })
const stored = (place: Storage): Record<string, unknown> => JSON.parse(place.getItem(key) ?? '{}')

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

const told = aRecord({
  rto: { value: 'RJ14', city: 'Jaipur' },
  customer: { name: 'Asha Rani Sharma', email: 'asha@example.com', mobile: '9876543210' },
  previousPolicy: {
    claimed: false,
    status: 'continue',
    insurer: { value: 'ICICI', label: 'ICICI Lombard General Insurance' },
    endDate: '2026-12-11',
    type: 'Comprehensive',
    ncb: 25,
  },
  businessType: 'not expired',
})

describe('the stored state', () => {
  it('is stored under policyState and read back [STATE-01]', () => {
    open().set({ VehicleType: '2w' })
    expect(stored(localStorage)).toEqual({ version: 1, VehicleType: '2w' })
    expect(open().get()).toEqual({ VehicleType: '2w' })
  })

  it('of the product is that one [STATE-01]', () => {
    policyState.set({ VehicleType: '4w' })
    policyState.flush()
    expect(stored(localStorage)).toMatchObject({ VehicleType: '4w' })
    policyState.forgetJourney()
    policyState.flush()
    expect(stored(localStorage)).not.toHaveProperty('VehicleType')
  })

  it('is written at once, then at most once a second [STATE-02, CONST-26]', () => {
    const place = storageItem(browserStorage, key, inBrowserState)
    const write = vi.fn(place.write)
    const state = new PolicyStateStore({
      browser: { ...place, write },
      tab: storageItem(tabStorage, key, inTabState),
    })
    for (let ms = 0; ms < 2500; ms += 100) {
      state.set({ rtoCode: `RJ${ms}` })
      vi.advanceTimersByTime(100)
    }
    expect(write).toHaveBeenCalledTimes(3)
    vi.advanceTimersByTime(1000)
    expect(write).toHaveBeenCalledTimes(4)
    expect(stored(localStorage).rtoCode).toBe('RJ2400')
  })

  it('is written when the page is hidden', () => {
    const state = open()
    state.set({ rtoCode: 'RJ14' })
    state.set({ rtoCode: 'DL01' })
    state.flush()
    expect(stored(localStorage).rtoCode).toBe('DL01')
  })

  it('discards what it cannot parse', () => {
    localStorage.setItem(key, '{"version":1,"VehicleType":"boat"}')
    sessionStorage.setItem(key, 'not even JSON')
    expect(open().get()).toEqual({})
    localStorage.setItem(key, '{"version":99,"VehicleType":"2w"}')
    expect(open().get()).toEqual({})
  })

  it('uses the specification’s key names [EXPIRY-22, MOTOR-14, MOTOR-15, STATE-05, STATE-08, STATE-10]', () => {
    open().set(choicesOf(told, '2026-11-21'))
    expect(stored(localStorage)).toMatchObject({
      customerLeadId: 'lead-1',
      RegistrationNumber: 'RJ-14-CA-1234',
      RegistrationCity: 'Jaipur',
      RTOCityName: 'Jaipur',
      IsVehicleNew: false,
      IsPreviousInsurerKnown: true,
      PolicyStartDate: '2026-11-21',
      PolicyEndDate: '2027-11-20',
      VehicleType: '4w',
      rtoCode: 'RJ14',
      makeId: 47,
      makeName: 'Maruti',
      modelId: 4705,
      modelName: 'Swift',
      variantId: 470502,
      variantName: 'VXi',
      fuelType: 'Petrol',
      prevPolicyEndDate: '2026-12-11',
      policyDateExceeded: false,
      businessType: 'not expired',
    })
  })

  it('says what is otherwise of a new vehicle, a date too far ahead and a claim [STATE-08, STATE-09, STATE-10]', () => {
    const previousPolicy = { claimed: true, status: 'continue', endDate: '2027-03-01' } as const
    expect(choicesOf(aRecord({ policyDateExceeded: true, previousPolicy }), '2026-11-21')).toMatchObject({
      policyDateExceeded: true,
      IsPreviousInsurerKnown: false,
      PreviousInsuranceClaimed: true,
    })
    expect(choicesOf(aRecord({ isNew: true }), '2026-11-21')).toMatchObject({
      IsVehicleNew: true,
      businessType: 'new',
    })
  })

  it('keeps the longer period of a new vehicle [MOTOR-16, MOTOR-17]', () => {
    const endOf = (vehicleType: '2w' | '4w') =>
      choicesOf(aRecord({ vehicleType, isNew: true }), '2026-11-21').PolicyEndDate
    expect([endOf('2w'), endOf('4w')]).toEqual(['2031-11-20', '2029-11-20'])
  })

  it('takes the office of a number whose vehicle nobody knows from the number [STATE-08]', () => {
    open().set(choicesOf(aRecord({ rto: undefined }), '2026-11-21'))
    expect(stored(localStorage)).toMatchObject({ RegistrationNumber: 'RJ-14-CA-1234', rtoCode: 'RJ14' })
    expect(stored(localStorage)).not.toHaveProperty('RegistrationCity')
  })

  it('keeps personal data in the tab only [STATE-09]', () => {
    open().set(choicesOf(told, '2026-11-21'))
    expect(stored(sessionStorage)).toEqual({
      version: 1,
      firstName: 'Asha',
      middleName: 'Rani',
      lastName: 'Sharma',
      email: 'asha@example.com',
      mobileNumber: '9876543210',
    })
    expect(localStorage.getItem(key)).not.toMatch(/Asha|asha@|9876543210/)
    expect(stored(localStorage)).toMatchObject({
      PreviousInsuranceClaimed: false,
      PolicyStatus: 'continue',
      PreInsurerCode: 'ICICI',
      PrePolicyEndDate: '2026-12-11',
      PreviousPolicyType: 'Comprehensive',
      PreviousNoClaimBonus: 25,
    })
  })

  const slices: Required<Pick<PolicyState, Slice>> = {
    loggedUserDetails: { FullName: 'Asha' },
    userData: { id: 1 },
    quickQuotePayload: { a: 1 },
    quickQuoteResults: [{ a: 1 }],
    healthQuotePayload: { a: 1 },
    healthQuoteResults: [{ a: 1 }],
    petQuickQuotePayload: { a: 1 },
    petQuickQuoteResult: [{ a: 1 }],
    selectedPlan: { a: 1 },
    motorQuotePayload: { a: 1 },
    kycConfig: { a: 1 },
    motorProcessFlow: { a: 1 },
    healthProcessFlow: { a: 1 },
    inspectionQuickQuote: { a: 1 },
    apiErrorResponse: [{ Api_name: 'Digit', message: 'Down' }],
  }

  it.each(Object.keys(slices) as Slice[])('resets %s and leaves the others [STATE-06]', (slice) => {
    const state = open()
    state.set(slices)
    state.reset(slice)
    expect(state.get()).toEqual({ ...slices, [slice]: undefined })
  })

  it('removes the error of one insurer [STATE-07]', () => {
    const state = open()
    const errors = ['Digit', 'Shriram'].map((Api_name) => ({ Api_name, message: 'Down' }))
    state.set({ apiErrorResponse: errors })
    state.removeError('Digit')
    expect(state.get().apiErrorResponse).toEqual([{ Api_name: 'Shriram', message: 'Down' }])
  })

  it('clears a journey without logging out', () => {
    const state = open()
    state.set({ ...slices, ...choicesOf(told, '2026-11-21') })
    state.forgetJourney()
    const left = Object.entries(state.get()).filter(([, value]) => value !== undefined)
    expect(left).toEqual([['loggedUserDetails', { FullName: 'Asha' }]])
  })
})
