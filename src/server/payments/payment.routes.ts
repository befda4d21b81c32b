import { Hono } from 'hono'
import { getPaymentStatus, requestPayment as requestCall } from '#contract/payment/payment.calls.ts'
import { replyOfStatus } from '#contract/payment/status.codec.ts'
import { findLead } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import { actorOf } from '../engine/actor.ts'
import type { Caller } from '../http/caller.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serve } from '../http/serve.ts'
import type { PaymentDeps } from './deps.ts'
import { acceptedProposal, findOrder } from './payments.store.ts'
import { readPayment } from './read-payment.ts'
import { requestPayment } from './request-payment.ts'
import { paymentStatusOf } from './status.ts'

/** The two calls around paying. */
export function paymentRoutes(deps: PaymentDeps): Hono<ServerEnv> {
  const { db, clock } = deps

  const request = serve(requestCall, async ({ lead, caller }) => {
    if (!lead) return fail('unknown-journey')
    await requestPayment(deps, lead, actorOf(caller, clock.now(), requestCall.path))
    return replyFor(deps, lead, caller)
  })

  const read = serve(getPaymentStatus, async ({ request: { caseId }, lead, caller }) => {
    if (!lead) return fail('unknown-journey')
    const proposal = await acceptedProposal(db, lead.id, caseId)
    const order = proposal && (await findOrder(db, 'proposalId', proposal.id))
    if (order) await readPayment(deps, lead, order, actorOf(caller, clock.now(), getPaymentStatus.path))
    return replyFor(deps, lead, caller, caseId)
  })

  return new Hono<ServerEnv>().route('/', request).route('/', read)
}

async function replyFor(deps: PaymentDeps, { id }: Lead, { employeeId }: Caller, caseId?: string) {
  const [lead, proposal] = [await findLead(deps.db, id), await acceptedProposal(deps.db, id, caseId)]
  if (!lead) return fail('unknown-journey')
  const standing = await paymentStatusOf(deps, lead, proposal)
  // An employee sends the page to the customer and never opens it (T18).
  const shown = employeeId === null ? standing : { ...standing, paymentURL: undefined }
  return replyOfStatus(shown, lead.status ?? undefined)
}
