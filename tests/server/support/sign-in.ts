import * as v from 'valibot'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { loginEmployee } from '#contract/account/employee-login.calls.ts'
import type { WireCustomer } from '#contract/account/people.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import { seedSandbox } from '#server/account/sandbox-people.ts'
import type { TestServer } from './test-server.ts'
import type { Visitor } from './visitor.ts'

const inbox = v.array(v.object({ text: v.string() }))

/** Asha, as she signs up. */
export const aSignUp = (mobileNumber: string) => ({
  name: 'Asha Sharma',
  email: 'asha@example.com',
  mobileNumber,
  gender: 'Female',
  dob: '15/08/1990',
  maritalStatus: 'Married',
  city: 'Jaipur',
  customerUniqueId: `1${mobileNumber}00`,
})

/** The codes a phone has received, the newest first. */
export async function codesOf(server: TestServer, mobile: string): Promise<string[]> {
  const response = await server.app.request(`/sandbox/inbox.json?to=${mobile}`)
  return v.parse(inbox, await response.json()).map(({ text }) => /^\d+/.exec(text)?.[0] ?? text)
}

export const latestCode = async (server: TestServer, mobile: string): Promise<string> =>
  (await codesOf(server, mobile))[0] ?? ''

/** Signs a customer in by the code on their phone, signing them up before where that is needed. */
export async function signInCustomer(
  server: TestServer,
  visitor: Visitor,
  mobileNumber: string,
): Promise<WireCustomer> {
  await visitor.call(signUpCustomer, aSignUp(mobileNumber))
  await visitor.call(loginCustomer, { api_status: 'sendOtp', mobileNumber })
  const otp = await latestCode(server, mobileNumber)
  const { data } = await visitor.call(loginCustomer, { api_status: 'verify', mobileNumber, otp })
  if (!data[0]) throw new Error('The customer was not signed in')
  return data[0]
}

/** Signs in one of the sandbox's employees, such as 9000000001 (an agent). */
export async function signInEmployee(
  server: TestServer,
  visitor: Visitor,
  mobileNumber: string,
): Promise<void> {
  await seedSandbox(server.deps)
  await visitor.call(loginEmployee, { isVerified: false, mobileNumber })
  const otp = await latestCode(server, mobileNumber)
  const { status } = await visitor.call(loginEmployee, { isVerified: true, mobileNumber, otp })
  if (status !== 'success') throw new Error('The employee was not signed in')
}
