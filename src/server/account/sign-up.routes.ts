import { Hono } from 'hono'
import { signUpCustomer } from '#contract/account/sign-up.calls.ts'
import type { ReplyOf, RequestOf } from '#contract/call.ts'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import { messages } from '#machines/reference/messages.ts'
import { dayFromSlashes } from '#machines/rules/calendar.ts'
import type { Module } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { limitFactorOf } from '../http/limit-factor.ts'
import { counter } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { wireCustomerOf } from './customers.store.ts'
import { atLeast } from './minimum-time.ts'
import { putCustomer } from './put-customer.ts'

type Request = RequestOf<typeof signUpCustomer>
type Reply = ReplyOf<typeof signUpCustomer>

const { alreadyExists, signedUp } = messages.account

/**
 * Signing up proves nothing: it signs nobody in, returns no id, and a later sign-up with the same number replaces it
 * until the number is proved by a code (C-97).
 */
export const signUp: Module = (deps) => {
  const limit = {
    name: 'sign-up-address',
    times: 20 * limitFactorOf(deps.config),
    withinSeconds: 3_600,
    words: retryAfterMessage.moreTries,
  }
  const { count } = counter(deps, limit)

  async function put(request: Request): Promise<Reply> {
    const { mobileNumber: mobile, name, email, gender, city } = request
    const dateOfBirth = birthDayOf(request.dob, deps.clock.today())
    const maritalStatus = request.maritalStatus || null
    const uniqueNumber = String(request.customerUniqueId)
    const details = { mobile, name, email, gender, city, dateOfBirth, maritalStatus, uniqueNumber }
    const customer = await putCustomer(deps, details)
    if (!customer) return { success: false, data: { success: false, message: alreadyExists } }
    const data = { ...wireCustomerOf(customer), id: '', success: true, message: signedUp }
    return { success: true, data }
  }

  const route = serve(signUpCustomer, async ({ request, c }) => {
    await count(clientAddressOf(c))
    return atLeast(deps, put(request))
  })
  return new Hono<ServerEnv>().route('/', route)
}

function birthDayOf(dob: string, today: string): string {
  const day = dayFromSlashes(dob)
  if (day && day < today) return day
  const message = messages.form.birthDateFuture
  return fail('invalid', undefined, { issues: [{ path: 'dob', message }] })
}
