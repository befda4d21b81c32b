import { Hono } from 'hono'
import { sendContactOtp } from '#contract/account/customer-login.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { serve } from '../http/serve.ts'
import { contactSms } from '../messages/sign-in-sms.ts'
import { loginCodes } from './login-codes.ts'
import { atLeast } from './minimum-time.ts'

/** Sends a code to any given number, under the usual limits; no call verifies it (C-101). */
export const contactCode: Module = (deps) => {
  const digits = limits.otp.digits.customer
  const codes = loginCodes(deps, { purpose: 'contact', digits, sms: contactSms })
  const send = serve(sendContactOtp, async ({ request: { number: mobile }, c }) => {
    await atLeast(deps, codes.send({ c, mobile, isKnown: true }))
    return { message: messages.account.contactOtpSent }
  })
  return new Hono<ServerEnv>().route('/', send)
}
