import { and, eq, isNull } from 'drizzle-orm'
import { type Capture, type Order, orders, type Proposal, payments } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { agreedOf } from '../proposals/proposals.store.ts'
import type { PaymentDeps } from './deps.ts'
import type { GatewayStatus } from './judge.ts'
import { findOrder } from './payments.store.ts'

/** The order of a proposal, created when first requested; under the journey's lock. */
export async function openOrder(
  tx: Db,
  deps: PaymentDeps,
  proposal: Proposal,
  capture: Capture,
): Promise<Order> {
  const known = await findOrder(tx, 'proposalId', proposal.id)
  if (known) return known
  const at = deps.clock.now()
  const [order] = await tx
    .insert(orders)
    .values({
      id: deps.random.id(),
      proposalId: proposal.id,
      leadId: proposal.leadId,
      amountPaise: agreedOf(proposal),
      capture,
      status: 'asked',
      paymentToken: deps.random.id(),
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (!order) throw new Error('The order was not inserted')
  return order
}

/**
 * A fresh link on the same order, which earlier attempts no longer fail (T33). An order with a mandate is opened anew
 * at the gateway, because its first one blocks instead of taking.
 */
export async function renewOrder(tx: Db, deps: PaymentDeps, order: Order, capture: Capture): Promise<Order> {
  const put = (before: GatewayStatus, status: GatewayStatus) =>
    tx
      .update(payments)
      .set({ status })
      .where(and(eq(payments.orderId, order.id), eq(payments.status, before), isNull(payments.capturedAt)))
  await put('failed', 'superseded')
  await put('refunded', 'released')
  const [renewed] = await tx
    .update(orders)
    .set({
      status: 'asked',
      capture,
      ...(order.capture === 'manual' && { gatewayOrderId: null }),
      paymentToken: deps.random.id(),
      updatedAt: deps.clock.now(),
    })
    .where(eq(orders.id, order.id))
    .returning()
  if (!renewed) throw new Error('The order is gone')
  return renewed
}
