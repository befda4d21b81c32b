import type { Lead, Order } from '../db/schema.ts'
import { canMove, moveLifecycle } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { askGateway } from './ask.ts'
import type { PaymentDeps } from './deps.ts'
import { GatewayError } from './gateway/gateway-error.ts'
import { lockLead } from './payments.store.ts'

/** Updates an order when it is read; unchanged when the gateway does not answer. */
export async function readPayment(deps: PaymentDeps, lead: Lead, order: Order, by: Actor): Promise<void> {
  if (order.status === 'success') return
  try {
    await askGateway(deps, order, by.cause ?? '')
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ err: error, orderId: order.id }, 'gateway not asked')
  }
  await deps.db.transaction(async (tx) => {
    const { status } = await lockLead(tx, lead.id)
    // Nothing new: the check itself is the event (T29, T30).
    if (status !== lead.status || !canMove(status, 'CHECK_AGAIN')) return
    await moveLifecycle(deps, tx, lead, 'CHECK_AGAIN', by)
  })
}
