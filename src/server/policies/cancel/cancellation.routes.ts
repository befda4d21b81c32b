import { Hono } from 'hono'
import * as calls from '#contract/policy/cancellation.calls.ts'
import { ownLead } from '../../access/lead-owner.ts'
import type { ServerEnv } from '../../http/env.ts'
import { serveLead } from '../../http/serve.ts'
import type { PolicyDeps } from '../deps.ts'
import { policyOfLead } from '../policies.store.ts'
import { cancelPolicy } from './cancel-policy.ts'
import { cancellationStatusOf } from './cancellation-status.ts'

/** Cancelling one's own policy; being able to open its journey is not enough. */
export function cancellationRoutes(deps: PolicyDeps): Hono<ServerEnv> {
  const read = serveLead(calls.readCancellation, async ({ lead, caller }) => {
    const policy = await policyOfLead(deps.db, ownLead(deps, lead, caller).id)
    return { status: 'success' as const, data: cancellationStatusOf(deps, policy, deps.clock.today()) }
  })

  const cancel = serveLead(calls.cancelPolicy, async ({ request: { reason, refund }, lead, caller }) => {
    const data = await cancelPolicy(deps, ownLead(deps, lead, caller).id, { reason, refund })
    return { status: 'success' as const, data }
  })

  return new Hono<ServerEnv>().route('/', read).route('/', cancel)
}
