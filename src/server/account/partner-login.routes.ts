import { Hono } from 'hono'
import { loginPartner } from '#contract/account/session.calls.ts'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import { messages } from '#machines/reference/messages.ts'
import type { Customer } from '../db/schema.ts'
import type { Deps, Module } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import type { ServerEnv } from '../http/env.ts'
import { counter } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { keepCustomer } from './keep-customer.ts'
import { openSession } from './open-session.ts'
import { signInHere } from './sign-in-here.ts'
import { takeToken, type Visit } from './visitor-token.ts'
import { visitorOf } from './wire-session.ts'

/**
 * A partner's visitor arrives signed in. The partner's word does not prove the number: no journeys are joined, and
 * only what the partner supplied and what starts here is shown.
 */
export const partnerLogin: Module = (deps) => {
  const limit = {
    name: 'partner-login-address',
    times: 50,
    withinSeconds: 3_600,
    words: retryAfterMessage.moreTries,
  }
  const { count, giveBack } = counter(deps, limit)

  const login = serve(loginPartner, async ({ request, c }) => {
    const address = clientAddressOf(c)
    await count(address)
    const visit = await takeToken(deps, request.token)
    if (!visit) c.var.log.warn({ signIn: 'partner' }, 'sign-in refused')
    if (!visit) return { status: 'failure' as const, message: messages.account.partnerLoginFailed }
    await giveBack(address)
    const { customer, word, renewed } = await enter(deps, visit)
    await signInHere(c, deps, renewed)
    return { status: 'success' as const, data: visitorOf(customer, word) }
  })
  return new Hono<ServerEnv>().route('/', login)
}

async function enter(deps: Deps, { partner, token }: Visit) {
  const word = { name: token.customer_name, email: token.customer_email }
  const customer: Customer = await keepCustomer(deps, { mobile: token.customer_phone, ...word })
  const renewed = await openSession(deps.db, deps, {
    kind: 'partner',
    customerId: customer.id,
    partnerId: partner.id,
    partnersWord: word,
  })
  return { customer, word, renewed }
}
