import { Hono } from 'hono'
import * as calls from '#contract/payment/mandate.calls.ts'
import { replyOfMandate } from '#contract/payment/mandate.codec.ts'
import { messages } from '#machines/reference/messages.ts'
import { findLead } from '../../access/leads.store.ts'
import type { Lead } from '../../db/schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { ServerEnv } from '../../http/env.ts'
import { fail } from '../../http/fail.ts'
import { serveLead } from '../../http/serve.ts'
import { askGateway } from '../ask.ts'
import type { PaymentDeps } from '../deps.ts'
import { GatewayError } from '../gateway/gateway-error.ts'
import { findOrder } from '../payments.store.ts'
import { releaseBlocked } from './end-mandate.ts'
import { mandateOf } from './mandate-status.ts'
import { blockingPayments, referredProposal } from './mandates.store.ts'
import { requestMandate } from './request-mandate.ts'

/** The calls around a mandate, by which a premium is blocked until the insurer decides. */
export function mandateRoutes(deps: PaymentDeps): Hono<ServerEnv> {
  const read = serveLead(calls.readMandate, async ({ lead }) => {
    await learn(deps, lead)
    return reply(deps, lead)
  })

  const request = serveLead(calls.requestMandate, async ({ lead, caller }) => {
    rejectEmployee(caller)
    await requestMandate(deps, lead)
    return reply(deps, lead)
  })

  const release = serveLead(calls.releaseMandate, async ({ lead, caller }) => {
    rejectEmployee(caller)
    await learn(deps, lead)
    await letGo(deps, lead)
    return reply(deps, lead)
  })

  return new Hono<ServerEnv>().route('/', read).route('/', request).route('/', release)
}

async function reply(deps: PaymentDeps, { id }: Lead) {
  const lead = (await findLead(deps.db, id)) ?? fail('unknown-journey')
  return replyOfMandate(await mandateOf(deps, lead))
}

/** An employee neither pays nor blocks money for a customer (T18). */
function rejectEmployee({ employeeId }: Caller): void {
  if (employeeId !== null) fail('not-allowed', messages.desk.onlyCustomersPay)
}

const orderOf = async (deps: PaymentDeps, lead: Lead) => {
  const proposal = await referredProposal(deps, deps.db, lead)
  return proposal && findOrder(deps.db, 'proposalId', proposal.id)
}

/** What the gateway knows meanwhile; unchanged when it does not answer. */
async function learn(deps: PaymentDeps, lead: Lead): Promise<void> {
  const order = await orderOf(deps, lead)
  if (!order || order.status === 'asked' || order.status === 'failure') return
  try {
    await askGateway(deps, order, calls.readMandate.path)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ err: error, orderId: order.id }, 'gateway not asked')
  }
}

async function letGo(deps: PaymentDeps, lead: Lead): Promise<void> {
  const order = await orderOf(deps, lead)
  if (!order) return
  try {
    for (const { gatewayPaymentId: paymentId } of await blockingPayments(deps.db, order.id))
      await releaseBlocked(deps, { order, paymentId })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ err: error, orderId: order.id }, 'blocked premium not released')
    fail('unavailable', messages.journey.outcomeUnknown, { retryAfterSeconds: 5 })
  }
}
