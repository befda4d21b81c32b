import { Hono } from 'hono'
import { getFeCode } from '#contract/journey/customer.calls.ts'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import type { Module } from '../deps.ts'
import { clientAddressOf } from '../http/address.ts'
import type { ServerEnv } from '../http/env.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { counter } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { insertReferral, referralBy } from './referrals.store.ts'

/**
 * A code for every visitor, which attributes a sale to their visit; it is kept until another link replaces it (C-93).
 */
export const referral: Module = (deps) => {
  const { db, clock, random, config } = deps
  const limit = {
    name: 'referral-address',
    times: 600,
    withinSeconds: 3_600,
    words: retryAfterMessage.moreTries,
  }
  const { count } = counter(deps, limit)
  const hashed = (text: string) => keyedHash(config.secrets.signing, text)

  const arrive = serve(getFeCode, async ({ request, c }) => {
    const before = request.feCode ? await referralBy(db, request.feCode) : undefined
    const isSame = !request.refCode || request.refCode === before?.refCode
    if (before && isSame) return known(before.feCode)
    const address = clientAddressOf(c)
    await count(address)
    const feCode = random.id()
    await insertReferral(db, {
      feCode,
      refCode: request.refCode || null,
      addressHash: hashed(address),
      fingerprintHash: request.fingurePrint ? hashed(JSON.stringify(request.fingurePrint)) : null,
      createdAt: clock.now(),
    })
    return known(feCode)
  })
  return new Hono<ServerEnv>().route('/', arrive)
}

const known = (data: string) => ({ status: 'success' as const, data })
