import { Hono } from 'hono'
import { getPaymentStatus, requestPayment as requestCall } from '#contract/payment/payment.calls.ts'
import { replyOfStanding } from '#contract/payment/standing.codec.ts'
import { findLead } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import { moverOf } from '../engine/mover.ts'
import type { Asking } from '../http/asking.ts'
import type { ServerEnv } from '../http/env.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import type { Desk } from './desk.ts'
import { acceptedProposal, findOrder } from './payments.store.ts'
import { readPayment } from './read-payment.ts'
import { requestPayment } from './request-payment.ts'
import { standingOf } from './standing.ts'

/** The two calls around paying. */
export function paymentRoutes(desk: Desk): Hono<ServerEnv> {
  const { db, clock } = desk

  const request = serve(requestCall, async ({ lead, asking }) => {
    if (!lead) return refuse('unknown-journey')
    await requestPayment(desk, lead, moverOf(asking, clock.now(), requestCall.path))
    return replyFor(desk, lead, asking)
  })

  const read = serve(getPaymentStatus, async ({ request: { caseId }, lead, asking }) => {
    if (!lead) return refuse('unknown-journey')
    const proposal = await acceptedProposal(db, lead.id, caseId)
    const order = proposal && (await findOrder(db, 'proposalId', proposal.id))
    if (order) await readPayment(desk, lead, order, moverOf(asking, clock.now(), getPaymentStatus.path))
    return replyFor(desk, lead, asking, caseId)
  })

  return new Hono<ServerEnv>().route('/', request).route('/', read)
}

async function replyFor(desk: Desk, { id }: Lead, { employeeId }: Asking, caseId?: string) {
  const [lead, proposal] = [await findLead(desk.db, id), await acceptedProposal(desk.db, id, caseId)]
  if (!lead) return refuse('unknown-journey')
  const standing = await standingOf(desk, lead, proposal)
  // An employee sends the page to the customer and never stands on it (register T18).
  const shown = employeeId === null ? standing : { ...standing, paymentURL: undefined }
  return replyOfStanding(shown, lead.status ?? undefined)
}
