import * as v from 'valibot'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { loginEmployee } from '#contract/account/employee-login.calls.ts'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import { aSignUp } from '../server/support/sign-in.ts'
import type { Visitor } from '../server/support/visitor.ts'

const inbox = v.array(v.object({ text: v.string() }))

/** Signs somebody in at a server with a sandbox, by the code that reaches their phone. */
export async function signInAt(
  visitor: Visitor,
  kind: 'customer' | 'employee',
  mobileNumber: string,
): Promise<void> {
  if (kind === 'employee') {
    await visitor.call(loginEmployee, { isVerified: false, mobileNumber })
    await visitor.call(loginEmployee, {
      isVerified: true,
      mobileNumber,
      otp: await codeAt(visitor, mobileNumber),
    })
    return
  }
  await visitor.call(signUpCustomer, aSignUp(mobileNumber))
  await visitor.call(loginCustomer, { api_status: 'sendOtp', mobileNumber })
  const otp = await codeAt(visitor, mobileNumber)
  await visitor.call(loginCustomer, { api_status: 'verify', mobileNumber, otp })
}

async function codeAt(visitor: Visitor, mobile: string): Promise<string> {
  const response = await visitor.fetch(`/sandbox/inbox.json?to=${mobile}`)
  const [newest] = v.parse(inbox, await response.json())
  return /^\d+/.exec(newest?.text ?? '')?.[0] ?? ''
}
