import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { checkEmployee, loginEmployee } from '#contract/account/employee-login.calls.ts'
import type { WireCustomer } from '#contract/account/people.ts'
import { loginPartner } from '#contract/account/session.calls.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import { calls } from '#contract/calls.ts'
import { readQuoteCount } from '#contract/journey/customer.calls.ts'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'

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
  ...['graphs/funnelExport', 'graphs/replayExport'],
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
})
