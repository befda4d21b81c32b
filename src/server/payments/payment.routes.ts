import { Hono } from 'hono'
import { getPaymentStatus, requestPayment as requestCall } from '#contract/payment/payment.calls.ts'
import { replyOfStatus } from '#contract/payment/status.codec.ts'
import { findLead } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import { actorOf } from '../engine/actor.ts'
import type { Caller } from '../http/caller.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serveLead } from '../http/serve.ts'
import type { PaymentDeps } from './deps.ts'
import { acceptedProposal, findOrder } from './payments.store.ts'
import { readPayment } from './read-payment.ts'
import { requestPayment } from './request-payment.ts'
import { paymentStatusOf } from './status.ts'

/** The two calls around paying. */
export function paymentRoutes(deps: PaymentDeps): Hono<ServerEnv> {
  const { db, clock } = deps

  const request = serveLead(requestCall, async ({ lead, caller }) => {
    await requestPayment(deps, lead, actorOf(caller, clock.now(), requestCall.path))
    return replyFor(deps, lead, caller)
  })

  const read = serveLead(getPaymentStatus, async ({ request: { caseId }, lead, caller }) => {
    const proposal = await acceptedProposal(db, lead.id, caseId)
    const order = proposal && (await findOrder(db, 'proposalId', proposal.id))
    const by = actorOf(caller, clock.now(), getPaymentStatus.path)
    const isKnown = !order || (await readPayment(deps, lead, order, by))
    return replyFor(deps, lead, caller, { caseId, isKnown })
  })

  return new Hono<ServerEnv>().route('/', request).route('/', read)
}

type Asked = { caseId?: string | undefined; isKnown?: boolean }

async function replyFor(
  deps: PaymentDeps,
  { id }: Lead,
  { employeeId }: Caller,
  { caseId, isKnown = true }: Asked = {},
) {
  const [lead, proposal] = [await findLead(deps.db, id), await acceptedProposal(deps.db, id, caseId)]
  if (!lead) return fail('unknown-journey')
  const stored = await paymentStatusOf(deps, lead, proposal)
  // It may have been paid since: only the gateway can say that it was not.
  const known = !isKnown && stored.status === 'initiated' ? { ...stored, status: 'pending' as const } : stored
  // An employee sends the page to the customer and never opens it (T18).
  const shown = employeeId === null ? known : { ...known, paymentURL: undefined }
  return replyOfStatus(shown, lead.status ?? undefined)
}
