import { Hono } from 'hono'
import * as calls from '#contract/policy/cancellation.calls.ts'
import { isOwn, leadOwnerOf } from '../../access/lead-owner.ts'
import type { Lead } from '../../db/schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { ServerEnv } from '../../http/env.ts'
import { fail } from '../../http/fail.ts'
import { serve } from '../../http/serve.ts'
import type { PolicyDeps } from '../deps.ts'
import { policyOfLead } from '../policies.store.ts'
import { cancelPolicy } from './cancel-policy.ts'
import { standingOf } from './standing.ts'

/** Cancelling one's own policy; being able to open its journey is not enough. */
export function cancellationRoutes(deps: PolicyDeps): Hono<ServerEnv> {
  const own = (lead: Lead | null, caller: Caller): Lead =>
    lead && isOwn(lead, leadOwnerOf(deps, caller)) ? lead : fail('unknown-journey')

  const read = serve(calls.readCancellation, async ({ lead, caller }) => {
    const policy = await policyOfLead(deps.db, own(lead, caller).id)
    return { status: 'success' as const, data: standingOf(deps, policy, deps.clock.today()) }
  })

  const cancel = serve(calls.cancelPolicy, async ({ request: { reason, refund }, lead, caller }) => {
    const data = await cancelPolicy(deps, own(lead, caller).id, { reason, refund })
    return { status: 'success' as const, data }
  })

  return new Hono<ServerEnv>().route('/', read).route('/', cancel)
}
