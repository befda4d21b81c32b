import { Hono } from 'hono'
import * as calls from '#contract/policy/endorsement.calls.ts'
import { ownLead } from '../../access/lead-owner.ts'
import type { ServerEnv } from '../../http/env.ts'
import { serveLead } from '../../http/serve.ts'
import type { PolicyDeps } from '../deps.ts'
import { policyOfLead } from '../policies.store.ts'
import { endorsePolicy } from './endorse-policy.ts'
import { endorsementStatusOf } from './endorsement-status.ts'
import { pendingEndorsement } from './endorsements.store.ts'

/** Changing one's own policy; being able to open its journey is not enough. */
export function endorsementRoutes(deps: PolicyDeps): Hono<ServerEnv> {
  const status = 'success' as const

  const read = serveLead(calls.readEndorsement, async ({ lead, caller }) => {
    const policy = await policyOfLead(deps.db, ownLead(deps, lead, caller).id)
    const pending = policy && (await pendingEndorsement(deps.db, policy.id))
    return { status, data: endorsementStatusOf(deps, policy, pending) }
  })

  const endorse = serveLead(calls.endorsePolicy, async ({ request: { subject, answers }, lead, caller }) => {
    const endorsement = await endorsePolicy(deps, ownLead(deps, lead, caller).id, { subject, answers })
    return { status, data: { state: 'answered' as const, endorsement } }
  })

  return new Hono<ServerEnv>().route('/', read).route('/', endorse)
}
