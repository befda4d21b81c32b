import { Hono } from 'hono'
import { identify } from '../access/identify.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { proposalDecided, sendDecided } from '../proposals/proposals.store.ts'
import { askGateway } from './ask.ts'
import type { PaymentDeps } from './deps.ts'
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
export const payments: Module = (base) => {
  const deps: PaymentDeps = { ...base, gateway: createGateway(base) }
  deps.jobs.work(askPayment, (data) => askOnce(deps, data))
  deps.jobs.work(proposalDecided, (data) => settleMandate(deps, data))
  deps.jobs.work(refundPayment, (data, run) => doRefund(deps, data, run))

  return new Hono<ServerEnv>()
    .use('/pay/*', identify(base))
    .route('/', paymentRoutes(deps))
    .route('/', mandateRoutes(deps))
    .route('/', payPageRoutes(deps))
    .route('/', returnRoutes(deps))
    .route('/', webhookRoutes(deps))
}

/**
 * One check by the job that follows an order: until it is settled, however silent the gateway, and for a few days
 * after, when a bank may still settle a failed payment or capture a second one.
 */
async function askOnce(
  deps: PaymentDeps,
  { orderId, round }: { orderId: string; round: number },
): Promise<void> {
  const order = await findOrder(deps.db, 'id', orderId)
  if (!order) return
  const status = await askGateway(deps, order, askPayment.name).then(
    (verdict) => verdict.status,
    (error) => {
      if (!(error instanceof GatewayError)) throw error
      deps.log.warn({ err: error, orderId }, 'gateway not asked')
      return 'pending'
    },
  )
  if (order.capture === 'manual') await sendDecided(deps.jobs, deps.db, order.leadId)
  await askAgain(deps, { orderId, round: round + 1, isPending: status === 'pending' })
}
