import { isSafePaymentUrl } from '#contract/payment/safe-url.ts'
import type { Order } from '../db/schema.ts'
import { canMove, moveLifecycle } from '../engine/lifecycle.ts'
import { type PaymentDeps, system } from './deps.ts'
import { GatewayError } from './gateway/gateway-error.ts'
import { findOrder, lockLead, updateOrder } from './payments.store.ts'

/**
 * Creates an order at the gateway; if that fails nothing was charged (T22, T23). An order whose answer was lost is
 * created again: the lost one can never be paid, because no browser knows its id.
 */
export async function openAtGateway(deps: PaymentDeps, order: Order): Promise<void> {
  const gatewayOrderId = await createSafely(deps, order)
  await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, order.leadId)
    const now = await findOrder(tx, 'id', order.id)
    // Another tab was faster; its order is used.
    if (now?.gatewayOrderId !== null) return
    if (gatewayOrderId !== undefined) return updateOrder(tx, order.id, { gatewayOrderId })
    await updateOrder(tx, order.id, { status: 'failure' })
    if (!canMove(lead.status, 'PAYMENT_LINK_FAILED')) return
    await moveLifecycle(deps, tx, lead, 'PAYMENT_LINK_FAILED', system(deps, 'gateway'))
  })
}

async function createSafely(deps: PaymentDeps, order: Order): Promise<string | undefined> {
  const { config, gateway, log } = deps
  const trusted = { ours: config.baseUrl, gateways: [config.partners.gateway] }
  if (!isSafePaymentUrl(gateway.checkoutUrl, trusted)) {
    log.error({ orderId: order.id }, 'unsafe address of the gateway')
    return undefined
  }
  try {
    return await gateway.createOrder(order.id, order.amountPaise, order.capture)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    log.warn({ err: error, orderId: order.id }, 'order not opened at the gateway')
    return undefined
  }
}
