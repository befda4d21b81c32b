import { and, eq } from 'drizzle-orm'
import { type Order, orders, type Proposal, payments } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Desk } from './desk.ts'
import { findOrder } from './payments.store.ts'

/** The order of a proposal, created when first requested; under the journey's lock. */
export async function openOrder(tx: Db, desk: Desk, proposal: Proposal): Promise<Order> {
  const known = await findOrder(tx, 'proposalId', proposal.id)
  if (known) return known
  if (proposal.agreedPaise === null) throw new Error('An accepted proposal without an agreed premium')
  const at = desk.clock.now()
  const [order] = await tx
    .insert(orders)
    .values({
      id: desk.random.id(),
      proposalId: proposal.id,
      leadId: proposal.leadId,
      amountPaise: proposal.agreedPaise,
      status: 'asked',
      paymentToken: desk.random.id(),
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (!order) throw new Error('The order was not inserted')
  return order
}

/** After a failure: a fresh link on the same order, which earlier failed attempts no longer fail (T33). */
export async function renewOrder(tx: Db, desk: Desk, order: Order): Promise<Order> {
  await tx
    .update(payments)
    .set({ status: 'superseded' })
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'failed')))
  const [renewed] = await tx
    .update(orders)
    .set({ status: 'asked', paymentToken: desk.random.id(), updatedAt: desk.clock.now() })
    .where(eq(orders.id, order.id))
    .returning()
  if (!renewed) throw new Error('The order is gone')
  return renewed
}
