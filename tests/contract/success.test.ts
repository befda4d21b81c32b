import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { loginCustomer, sendContactOtp } from '#contract/account/customer-login.calls.ts'
import { checkEmployee, loginEmployee } from '#contract/account/employee-login.calls.ts'
import type { WireCustomer } from '#contract/account/people.ts'
import { loginPartner } from '#contract/account/session.calls.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import { calls } from '#contract/calls.ts'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { getHealthQuotes, streamHealthQuotes } from '#contract/health/health-quotes.calls.ts'
import { createCustomer, readQuoteCount } from '#contract/journey/customer.calls.ts'
import { requestPayment } from '#contract/payment/payment.calls.ts'
import { getPetQuotes, streamPetQuotes } from '#contract/pet/pet-quotes.calls.ts'
import { getPolicyDocument } from '#contract/policy/policy.calls.ts'
import { getQuotesData, streamQuotes } from '#contract/quotes/quotes.calls.ts'

const asha: WireCustomer = {
  id: 'c1',
  customer_name: 'Asha',
  customer_gender: '',
  customer_email: '',
  customer_phone: '9876543210',
  dateOfBirth: '',
  marital_status: '',
  city: '',
  customer_unique_number: 1_987_654_321_000,
}
const employee = { username: 'asha.agent', name: 'Asha', email: '', mobile_no: '9000000001' }
const sent = 'OTP Sent Successfully !!'

/** Calls whose success is told by more or by something else than the one word; their tests are beside them. */
const toldOtherwise = [
  ...[
    'auth/loginCustomer',
    'auth/send-otp',
    'admin/employeeLogin',
    'auth/sign_up_customer',
    'auth/partnerLogin',
  ],
  ...['admin/flow', 'motor/create-customer', 'admin/quote_count', 'motor/getQuotesData', 'health/All_quotes'],
  ...['pet/All_quotes', 'kyc/getKyc', 'kyc/getKycStatus', 'kyc/verifyKYCWithOtp', 'kyc/checkPapers'],
  ...['motor/requestPayment', 'payment/readMandate', 'payment/requestMandate', 'payment/releaseMandate'],
  ...['motor/getPolicyDocument/{id}', 'motor/kycDocument/{id}', 'motor/downloadPolicy/{id}'],
  ...['motor/downloadReceipt/{id}', 'desk/referredDocument/{id}', 'paths/export', 'graphs/export'],
  ...['graphs/funnelExport', 'graphs/leavingExport', 'graphs/replayExport'],
]

it.each(calls.filter(({ path }) => !toldOtherwise.includes(path)).map((call) => [call.path, call] as const))(
  '%s is a success by that word in its status, and by no other',
  (_, call) => {
    const { status } = Reflect.get(call.reply, 'entries')
    expect(v.is(status, 'success')).toBe(true)
    expect(v.is(status, '')).toBe(false)
    const isSuccess: (reply: object) => boolean = Reflect.get(call, 'isSuccess')
    expect(['success', 'failure', 'pending', ''].map((word) => isSuccess({ status: word }))).toEqual([
      true,
      false,
      false,
      false,
    ])
  },
)

/** Success is told five ways; each call has its own (C-104). */
describe('a call is a success', () => {
  it('of quotes where the flag says so, and nothing else [VALID-64]', () => {
    const data = { quotes: [], unavailable: [] }
    expect(getQuotesData.isSuccess({ success: true, data })).toBe(true)
    expect(getQuotesData.isSuccess({ success: false, data, message: 'success' })).toBe(false)
  })

  it('of a customer’s login by the very words, or by the customer [LOGIN-05, API-11]', () => {
    const { isSuccess } = loginCustomer
    expect(isSuccess({ success: true, message: sent, data: [] })).toBe(true)
    expect(isSuccess({ success: true, message: 'Otp sent successfully', data: [] })).toBe(false)
    expect(isSuccess({ success: false, message: sent, data: [] })).toBe(false)
    expect(isSuccess({ success: true, message: '', data: [asha] })).toBe(true)
    expect(isSuccess({ success: false, message: '', data: [asha] })).toBe(false)
  })

  it('of an employee’s login by the very words, and with the employee where they are in [API-13, ERR-05]', () => {
    const says = (message: string, data?: typeof employee, status: 'success' | 'failure' = 'success') =>
      loginEmployee.isSuccess({ status, data: { message, data }, errors: [] })
    expect(says(sent)).toBe(true)
    expect(says('Otp Sent')).toBe(false)
    expect(says('Login Successfully', employee)).toBe(true)
    expect(says('Login Successfully')).toBe(false)
    expect(says('Login Successfully', employee, 'failure')).toBe(false)
  })

  it('of a check whoever the number belongs to [API-12]', () => {
    expect(checkEmployee.isSuccess({ status: 'success', data: { isEmployeeUser: false } })).toBe(true)
  })

  it('of a sign-up where both flags say so [API-15]', () => {
    const data = { success: true, message: '' }
    expect(signUpCustomer.isSuccess({ success: true, data })).toBe(true)
    expect(signUpCustomer.isSuccess({ success: true, data: { ...data, success: false } })).toBe(false)
    expect(signUpCustomer.isSuccess({ success: false, data })).toBe(false)
  })

  it('of the count of a day by the very words, and the flag [HEALTH-14, API-31]', () => {
    const said = (message: string) => v.is(readQuoteCount.reply, { success: true, message, dataCount: 7 })
    expect(said('Quote Count Fetched')).toBe(true)
    expect(said('Quote count fetched')).toBe(false)
    const counted = { message: 'Quote Count Fetched', dataCount: 7 } as const
    expect(readQuoteCount.isSuccess({ success: true, ...counted })).toBe(true)
    expect(readQuoteCount.isSuccess({ success: false, ...counted })).toBe(false)
  })

  it('of a partner’s link where it says so and names the visitor [API-17]', () => {
    expect(loginPartner.isSuccess({ status: 'success', data: asha })).toBe(true)
    expect(loginPartner.isSuccess({ status: 'success' })).toBe(false)
    expect(loginPartner.isSuccess({ status: 'failure', data: asha })).toBe(false)
  })

  it('of a save where it names the journey [C-46]', () => {
    const saved = (customerLeadId: string, status = 'success') => ({
      status: status as 'success',
      data: { message: 'process updated!!', data: { customerLeadId, version: 1 } },
    })
    expect(saveFlow.isSuccess(saved('lead-1'))).toBe(true)
    expect(saveFlow.isSuccess(saved(''))).toBe(false)
    expect(saveFlow.isSuccess(saved('lead-1', 'failure'))).toBe(false)
  })

  it('of a customer’s details where the flag says so and they are kept [C-127]', () => {
    const { isSuccess } = createCustomer
    expect(isSuccess({ status: true, data: { id: 'c1' } })).toBe(true)
    expect(isSuccess({ status: true, data: { id: '' } })).toBe(false)
    expect(isSuccess({ status: false as true, data: { id: 'c1' } })).toBe(false)
  })

  it('of a callback’s code by its own words', () => {
    expect(sendContactOtp.isSuccess({ message: 'Otp sent successfully' })).toBe(true)
    expect(sendContactOtp.isSuccess({ message: 'OTP Sent Successfully !!' })).toBe(false)
  })

  it('of a payment that is made, or has a page to be made on', () => {
    const data = { paymentStatus: 'initiated' as const, amount: 1 }
    const isSuccess = (status: 'success' | 'pending', paymentURL?: string) =>
      requestPayment.isSuccess({ status, data: { ...data, ...(paymentURL && { paymentURL }) } })
    expect([isSuccess('success'), isSuccess('pending', '/pay/x'), isSuccess('pending')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('of a policy document where there is one [API-41]', () => {
    const data = {
      policyNumber: 'P-1',
      url: '/p',
      verifyUrl: '/v',
      startDate: '2026-07-06',
      endDate: '2027-07-05',
    }
    const policy = { ...data, helpline: { number: '1800', isSandbox: true } }
    expect(getPolicyDocument.isSuccess({ status: 'success', data: policy })).toBe(true)
    expect(getPolicyDocument.isSuccess({ status: 'success' })).toBe(false)
    expect(getPolicyDocument.isSuccess({ status: 'pending', data: policy })).toBe(false)
  })

  it('of all prices by the flag, whatever is insured, and of every line of a stream [VALID-64]', () => {
    const data = { successQuotes: [], unavailable: [] }
    for (const { isSuccess } of [getHealthQuotes, getPetQuotes])
      expect([true, false].map((success) => isSuccess({ success, data }))).toEqual([true, false])
    const end = { type: 'end', asked: 1, priced: 1 } as const
    for (const { isSuccess } of [streamQuotes, streamHealthQuotes, streamPetQuotes])
      expect(isSuccess(end)).toBe(true)
  })

  it('of a file, and of what stands of a mandate, whenever they come', () => {
    const always = calls.filter(({ path }) => /[Ee]xport$|download|Document\/\{id\}$|Mandate$/.test(path))
    const ofPolicy = 'motor/getPolicyDocument/{id}'
    const others = always.filter(({ path }) => path !== ofPolicy)
    expect(others.map(({ path }) => path).toSorted()).toEqual([
      'desk/referredDocument/{id}',
      'graphs/export',
      'graphs/funnelExport',
      'graphs/leavingExport',
      'graphs/replayExport',
      'motor/downloadPolicy/{id}',
      'motor/downloadReceipt/{id}',
      'motor/kycDocument/{id}',
      'paths/export',
      'payment/readMandate',
      'payment/releaseMandate',
      'payment/requestMandate',
    ])
    for (const call of others) expect(Reflect.get(call, 'isSuccess')({}), call.path).toBe(true)
  })
})
