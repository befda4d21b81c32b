import { Hono } from 'hono'
import { identify } from '../access/identify.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { proposalDecided, sendDecided } from '../proposals/proposals.store.ts'
import { askGateway } from './ask.ts'
import type { Desk } from './desk.ts'
import { createGateway } from './gateway/gateway.ts'
import { GatewayError } from './gateway/gateway-error.ts'
import { mandateRoutes } from './mandates/mandate.routes.ts'
import { settleMandate } from './mandates/settle-mandate.ts'
import { payPageRoutes } from './pay-page.routes.ts'
import { paymentRoutes } from './payment.routes.ts'
import { askAgain, askPayment, refundPayment } from './payments.jobs.ts'
import { findOrder } from './payments.store.ts'
import { doRefund } from './refund.ts'
import { returnRoutes } from './return.routes.ts'
import { webhookRoutes } from './webhook.routes.ts'

/** Everything about money: the calls, the pages around the gateway's, its webhook, and asking and refunding as jobs. */
export const payments: Module = (deps) => {
  const desk: Desk = { ...deps, gateway: createGateway(deps) }
  deps.jobs.work(askPayment, (data) => askOnce(desk, data))
  deps.jobs.work(proposalDecided, (data) => settleMandate(desk, data))
  deps.jobs.work(refundPayment, (data, run) => doRefund(desk, data, run))

  return new Hono<ServerEnv>()
    .use('/pay/*', identify(deps))
    .route('/', paymentRoutes(desk))
    .route('/', mandateRoutes(desk))
    .route('/', payPageRoutes(desk))
    .route('/', returnRoutes(desk))
    .route('/', webhookRoutes(desk))
}

/**
 * One check by the job that follows an order: until it is settled, however silent the gateway, and for a few days
 * after, when a bank may still settle a failed payment or capture a second one.
 */
async function askOnce(desk: Desk, { orderId, round }: { orderId: string; round: number }): Promise<void> {
  const order = await findOrder(desk.db, 'id', orderId)
  if (!order) return
  const standing = await askGateway(desk, order, askPayment.name).then(
    (verdict) => verdict.standing,
    (error) => {
      if (!(error instanceof GatewayError)) throw error
      desk.log.warn({ err: error, orderId }, 'gateway not asked')
      return 'pending'
    },
  )
  if (order.capture === 'manual') await sendDecided(desk.jobs, desk.db, order.leadId)
  await askAgain(desk, { orderId, round: round + 1, isPending: standing === 'pending' })
}
