import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { getEmployeeDetails, loginEmployee } from '#contract/account/employee-login.calls.ts'
import {
  fromWireCustomer,
  fromWireEmployee,
  fromWireSession,
  toSignUp,
} from '#contract/account/people.codec.ts'
import { loginPartner } from '#contract/account/session.calls.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import { sampleDetails } from '#machines/account/own-details.question.ts'

const wire = {
  id: 'c1',
  customer_name: 'Asha Rani Sharma',
  customer_gender: 'Female',
  customer_email: 'asha@example.com',
  customer_phone: '9876543210',
  dateOfBirth: '09/08/1990',
  marital_status: 'Married',
  city: 'Jaipur',
  customer_unique_number: 4820193746152,
}
const customer = {
  id: 'c1',
  name: 'Asha Rani Sharma',
  gender: 'Female',
  email: 'asha@example.com',
  mobile: '9876543210',
  dateOfBirth: '1990-08-09',
  maritalStatus: 'Married',
  city: 'Jaipur',
  uniqueNumber: '4820193746152',
}
const staff = { username: 'asha.agent', name: 'Asha Verma', email: 'a@example.com', mobile_no: '9000000001' }
const employee = { username: 'asha.agent', name: 'Asha Verma', email: 'a@example.com', mobile: '9000000001' }

describe('a person on the wire', () => {
  test('is a customer in eight fields and an id [LOGIN-09, API-11]', () => {
    const reply = v.parse(loginCustomer.reply, { success: true, message: '', data: [wire] })
    expect(reply.data.map(fromWireCustomer)).toEqual([customer])
  })

  test('is a customer too where a partner sent them [PARTNER-04, API-17]', () => {
    const { data } = v.parse(loginPartner.reply, { status: 'success', data: wire })
    expect(data && fromWireCustomer(data)).toEqual(customer)
  })

  test('is an employee in four [API-13, API-14, EMP-09]', () => {
    const said = { message: 'Login Successfully', data: staff }
    const login = v.parse(loginEmployee.reply, { status: 'success', data: said })
    expect(login.data.data && fromWireEmployee(login.data.data)).toEqual(employee)
    const details = v.parse(getEmployeeDetails.reply, { status: 'success', data: { employeeData: staff } })
    expect(fromWireEmployee(details.data.employeeData)).toEqual(employee)
  })

  test('is known by the kind of session', () => {
    expect(fromWireSession({ kind: 'anonymous' })).toEqual({ kind: 'anonymous' })
    expect(fromWireSession({ kind: 'customer', customer: wire })).toEqual({ kind: 'customer', customer })
    expect(fromWireSession({ kind: 'employee', employee: staff, role: 'admin' })).toEqual({
      kind: 'employee',
      employee,
      role: 'admin',
    })
  })

  test('signs up with eight fields, the day of birth as written, the id as a number [SIGNUP-01, SIGNUP-02, VALID-24, API-15]', () => {
    const details = { ...sampleDetails('2026-11-21'), dateOfBirth: '1990-08-09', mobile: '9876543210' }
    const request = toSignUp({ ...details, maritalStatus: 'Married' }, 4820193746152)
    expect(request).toEqual({
      name: 'Asha Rani Sharma',
      email: 'asha@example.com',
      mobileNumber: '9876543210',
      gender: 'Female',
      dob: '09/08/1990',
      maritalStatus: 'Married',
      city: 'Jaipur',
      customerUniqueId: 4820193746152,
    })
    expect(toSignUp({ ...details, maritalStatus: undefined }, 1).maritalStatus).toBe('')
    expect(v.is(signUpCustomer.request, request)).toBe(true)
    expect(v.is(signUpCustomer.request, { ...request, customerUniqueId: 820193746152 })).toBe(false)
  })
})

describe('a code', () => {
  test.each([
    ['OTP Sent Successfully !!', true],
    ['Otp sent successfully', false],
    ['otp sent successfully !!', false],
  ])('sent by login with "%s" was sent: %s [LOGIN-04, LOGIN-05]', (message, isSent) => {
    expect(loginCustomer.isSuccess({ success: true, message, data: [] })).toBe(isSent)
    expect(loginEmployee.isSuccess({ status: 'success', data: { message }, errors: [] })).toBe(isSent)
  })

  test('of an employee was right where the message is "Login Successfully" [ERR-05]', () => {
    const said = (message: string) => ({
      status: 'success' as const,
      data: { message, data: staff },
      errors: [],
    })
    expect(loginEmployee.isSuccess(said('Login Successfully'))).toBe(true)
    expect(loginEmployee.isSuccess(said('Logged in'))).toBe(false)
  })
})
