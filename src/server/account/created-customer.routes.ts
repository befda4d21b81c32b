import { Hono } from 'hono'
import type { RequestOf } from '#contract/call.ts'
import { createCustomer } from '#contract/journey/customer.calls.ts'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import { dayFromSlashes } from '#machines/rules/calendar.ts'
import { cleanDetailsMobile } from '#machines/rules/mobile.ts'
import type { Module } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import type { ServerEnv } from '../http/env.ts'
import { counter } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { keepCustomer } from './keep-customer.ts'
import { attributeLead } from './referrals.store.ts'

/** Customer details from a purchase count until the customer proves the number and gives their own. */
export const createdCustomer: Module = (deps) => {
  const limit = { name: 'create-customer-address', times: 60, withinSeconds: 3_600 }
  const { count } = counter(deps, { ...limit, words: retryAfterMessage.moreTries })

  const create = serve(createCustomer, async ({ request, lead, c }) => {
    if (!lead) await count(clientAddressOf(c))
    const { id } = await keepCustomer(deps, detailsOf(request))
    if (lead) await attributeLead(deps.db, lead.id, request)
    return { status: true as const, data: { id } }
  })
  return new Hono<ServerEnv>().route('/', create)
}

function detailsOf(request: RequestOf<typeof createCustomer>) {
  const { customer_gender: gender, marital_status: maritalStatus, city } = request
  const dateOfBirth = dayFromSlashes(request.dateOfBirth ?? '')
  return {
    mobile: cleanDetailsMobile(request.customer_phone),
    name: request.customer_name,
    email: request.customer_email,
    ...(gender && { gender }),
    ...(dateOfBirth && { dateOfBirth }),
    ...(maritalStatus && { maritalStatus }),
    ...(city && { city }),
  }
}
