import { readOwnData } from '#contract/profile/own-data.calls.ts'
import { leadOwnerOf } from '../access/lead-owner.ts'
import type { Module } from '../deps.ts'
import { fail } from '../http/fail.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { customerById } from './customers.store.ts'
import { ownData } from './own-data.ts'

/** The export of everything that is kept of a customer, for whoever has proved the number (DPDP). */
export const ownDataRoutes: Module = (deps) => {
  const count = rateLimit(deps, { name: 'own-data', times: 20, withinSeconds: 3_600 })
  return serve(readOwnData, async ({ caller }) => {
    const owner = leadOwnerOf(deps, caller)
    const { id, ...profile } = (await customerById(deps.db, owner.customerId)) ?? fail('signed-out')
    await count(id)
    const madeAt = deps.clock.now().toISOString()
    const data = { madeAt, profile, ...(await ownData(deps, owner, profile.mobile)) }
    return { status: 'success' as const, data }
  })
}
