import { Hono } from 'hono'
import { getPaymentStatus, requestPayment as requestCall } from '#contract/payment/payment.calls.ts'
import { replyOfStanding } from '#contract/payment/standing.codec.ts'
import type { Lead } from '../db/schema.ts'
import { moverOf } from '../engine/mover.ts'
import type { ServerEnv } from '../http/env.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { findLead } from '../journeys/journeys.store.ts'
import type { Desk } from './desk.ts'
import { acceptedProposal, findOrder } from './payments.store.ts'
import { readPayment } from './read-payment.ts'
import { requestPayment } from './request-payment.ts'
import { standingOf } from './standing.ts'

/** The two calls of a paying customer. */
export function paymentRoutes(desk: Desk): Hono<ServerEnv> {
  const { db, clock } = desk

  const request = serve(requestCall, async ({ lead, asking }) => {
    if (!lead) return refuse('unknown-journey')
    await requestPayment(desk, lead, moverOf(asking, clock.now(), requestCall.path))
    return replyFor(desk, lead)
  })

  const read = serve(getPaymentStatus, async ({ request: { caseId }, lead, asking }) => {
    if (!lead) return refuse('unknown-journey')
    const proposal = await acceptedProposal(db, lead.id, caseId)
    const order = proposal && (await findOrder(db, 'proposalId', proposal.id))
    if (order) await readPayment(desk, lead, order, moverOf(asking, clock.now(), getPaymentStatus.path))
    return replyFor(desk, lead, caseId)
  })

  return new Hono<ServerEnv>().route('/', request).route('/', read)
}

async function replyFor(desk: Desk, { id }: Lead, caseId?: string) {
  const [lead, proposal] = [await findLead(desk.db, id), await acceptedProposal(desk.db, id, caseId)]
  if (!lead) return refuse('unknown-journey')
  return replyOfStanding(await standingOf(desk, lead, proposal), lead.status ?? undefined)
}
