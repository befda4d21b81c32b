import { expect, it } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { readSession } from '#contract/account/session.calls.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { signInCustomer, signInEmployee } from '../support/sign-in.ts'

const mobileNumber = '9876543210'

describeOnEachDatabase('signing in', {}, (server) => {
  it('signs a customer in by the code on their phone [LOGIN-03, LOGIN-06, LOGIN-09, API-11, API-53]', async () => {
    const visitor = server.visitor()
    const customer = await signInCustomer(server, visitor, mobileNumber)
    expect(customer).toMatchObject({
      customer_name: 'Asha Sharma',
      customer_gender: 'Female',
      customer_email: 'asha@example.com',
      customer_phone: mobileNumber,
      dateOfBirth: '15/08/1990',
      marital_status: 'Married',
      city: 'Jaipur',
      customer_unique_number: '1987654321000',
    })
    expect((await visitor.call(readSession)).data).toEqual({ kind: 'customer', customer })
  })

  it('signs an employee in', async () => {
    const visitor = server.visitor()
    await signInEmployee(server, visitor, '9000000001')
    expect((await visitor.call(readSession)).data).toMatchObject({ kind: 'employee', role: 'agent' })
  })

  it('tells an unknown number to sign up', async () => {
    expect(await server.visitor().call(loginCustomer, { api_status: 'sendOtp', mobileNumber })).toEqual({
      success: false,
      message: 'You are not a registered user. You have to Sign Up first',
      data: [],
    })
  })
})
