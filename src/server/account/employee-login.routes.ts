import { Hono } from 'hono'
import { checkEmployee, loginEmployee } from '#contract/account/employee-login.calls.ts'
import type { ReplyOf, RequestOf } from '#contract/call.ts'
import { limits } from '#machines/reference/limits.ts'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import { messages } from '#machines/reference/messages.ts'
import type { Module } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import type { ServerEnv } from '../http/env.ts'
import { counter } from '../http/rate-limit.ts'
import { type CallContext, serve } from '../http/serve.ts'
import { staffSms } from '../messages/staff-sms.ts'
import { employeeByMobile } from './employees.store.ts'
import { codeErrorMessages, loginCodes } from './login-codes.ts'
import { atLeast } from './minimum-time.ts'
import { openSession } from './open-session.ts'
import { signInHere } from './sign-in-here.ts'
import { wireEmployeeOf } from './wire-session.ts'

type LoginCall = CallContext<RequestOf<typeof loginEmployee>>
type Reply = ReplyOf<typeof loginEmployee>

const { loginOtpSent, employeeLoggedIn, notRegistered } = messages.account

const yes = (data: Reply['data']): Reply => ({ status: 'success', data, errors: [] })
const no = (message: string): Reply => ({
  status: 'failure',
  data: { message },
  errors: [{ displayMessage: message }],
})

/** Employee login; it joins no journeys, because an employee owns none. */
export const employeeLogin: Module = (deps) => {
  const { db } = deps
  const digits = limits.otp.digits.employee
  const codes = loginCodes(deps, { purpose: 'employee', digits, sms: staffSms })
  const checks = {
    name: 'check-employee-address',
    times: 60,
    withinSeconds: 3_600,
    words: retryAfterMessage.moreTries,
  }
  const { count } = counter(deps, checks)

  const check = serve(checkEmployee, async ({ request: { mobileNumber }, c }) => {
    await count(clientAddressOf(c))
    const employee = await atLeast(deps, employeeByMobile(db, mobileNumber))
    return { status: 'success' as const, data: { isEmployeeUser: employee !== undefined } }
  })

  async function send({ request: { mobileNumber: mobile }, c }: LoginCall): Promise<Reply> {
    const employee = await employeeByMobile(db, mobile)
    const { isMailed } = await codes.send({
      c,
      mobile,
      isKnown: employee !== undefined,
      email: employee?.email,
    })
    return employee ? yes({ message: loginOtpSent, ...(isMailed && { isMailed }) }) : no(notRegistered)
  }

  async function verify({ request: { mobileNumber: mobile, otp }, c }: LoginCall): Promise<Reply> {
    const employee = await employeeByMobile(db, mobile)
    const verdict = await codes.take({ c, mobile, isKnown: employee !== undefined }, otp)
    if (!employee || verdict !== 'right')
      return no(codeErrorMessages[verdict === 'right' ? 'wrong' : verdict])
    const { username } = employee
    await signInHere(c, deps, await openSession(db, deps, { kind: 'employee', username }))
    return yes({ message: employeeLoggedIn, data: wireEmployeeOf(employee) })
  }

  const login = serve(loginEmployee, (asked) =>
    atLeast(deps, asked.request.isVerified ? verify(asked) : send(asked)),
  )
  return new Hono<ServerEnv>().route('/', check).route('/', login)
}
