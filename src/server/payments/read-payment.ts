import type { Lead, Order } from '../db/schema.ts'
import { canMove, moveLifecycle } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { askGateway } from './ask.ts'
import type { PaymentDeps } from './deps.ts'
import { GatewayError } from './gateway/gateway-error.ts'
import { lockLead } from './payments.store.ts'

/** Updates an order when it is read; returns whether the gateway answered. Without an answer it stays as it is. */
export async function readPayment(deps: PaymentDeps, lead: Lead, order: Order, by: Actor): Promise<boolean> {
  if (order.status === 'success') return true
  const hasAnswer = await isAnswered(deps, order, by.cause ?? '')
  await deps.db.transaction(async (tx) => {
    const { status } = await lockLead(tx, lead.id)
    // Nothing new: the check itself is the event (T29, T30).
    if (status !== lead.status || !canMove(status, 'CHECK_AGAIN')) return
    await moveLifecycle(deps, tx, lead, 'CHECK_AGAIN', by)
  })
  return hasAnswer
}

async function isAnswered(deps: PaymentDeps, order: Order, cause: string): Promise<boolean> {
  try {
    await askGateway(deps, order, cause)
    return true
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ err: error, orderId: order.id }, 'gateway not asked')
    return false
  }
}
