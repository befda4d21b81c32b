import { Hono } from 'hono'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import type { ReplyOf, RequestOf } from '#contract/call.ts'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { type CallContext, serve } from '../http/serve.ts'
import { signInSms } from '../messages/sign-in-sms.ts'
import { customerByMobile, wireCustomerOf } from './customers.store.ts'
import { codeErrorMessages, loginCodes } from './login-codes.ts'
import { atLeast } from './minimum-time.ts'
import { signInCustomer } from './sign-in-customer.ts'
import { signInHere } from './sign-in-here.ts'

type LoginCall = CallContext<RequestOf<typeof loginCustomer>>
type Reply = ReplyOf<typeof loginCustomer>

const no = (message: string): Reply => ({ success: false, message, data: [] })

/** Customer login: a code is sent to the number, and knowing it proves the number. */
export const customerLogin: Module = (deps) => {
  const digits = limits.otp.digits.customer
  const codes = loginCodes(deps, { purpose: 'customer', digits, sms: signInSms })

  async function send({ request: { mobileNumber: mobile }, c }: LoginCall): Promise<Reply> {
    const customer = await customerByMobile(deps.db, mobile)
    // The address beside a number that was never proved may be anybody's.
    const email = customer?.verifiedAt ? customer.email : undefined
    const { isMailed } = await codes.send({ c, mobile, isKnown: customer !== undefined, email })
    if (!customer) return no(messages.account.notRegistered)
    return { success: true, message: messages.account.loginOtpSent, data: [], ...(isMailed && { isMailed }) }
  }

  async function verify({ request: { mobileNumber: mobile, otp }, caller, c }: LoginCall): Promise<Reply> {
    const customer = await customerByMobile(deps.db, mobile)
    const verdict = await codes.take({ c, mobile, isKnown: customer !== undefined }, otp)
    if (!customer || verdict !== 'right')
      return no(codeErrorMessages[verdict === 'right' ? 'wrong' : verdict])
    await signInHere(c, deps, await signInCustomer(deps, customer, caller.owners))
    return { success: true, message: messages.account.employeeLoggedIn, data: [wireCustomerOf(customer)] }
  }

  const login = serve(loginCustomer, (asked) =>
    atLeast(deps, asked.request.api_status === 'sendOtp' ? send(asked) : verify(asked)),
  )
  return new Hono<ServerEnv>().route('/', login)
}
