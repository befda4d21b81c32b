import { and, asc, eq } from 'drizzle-orm'
import { productOf } from '#machines/products.ts'
import { type Lead, type Order, orders, type Payment, type Proposal, payments } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { isReferred, latestProposal } from '../../proposals/proposals.store.ts'
import type { PaymentDeps } from '../deps.ts'

/** The proposal whose premium may be blocked: a person decides about it, and its product allows mandates. */
export async function referredProposal(
  { products }: Pick<PaymentDeps, 'products'>,
  db: Db,
  lead: Lead,
): Promise<Proposal | undefined> {
  if (lead.status !== 'proposalRequest' || !productOf(products, lead).takesMandates) return undefined
  const proposal = await latestProposal(db, lead.id)
  return proposal && isReferred(proposal) ? proposal : undefined
}

/** The payments of an order that have blocked its amount, the first one first. */
export const blockingPayments = (db: Db, orderId: string): Promise<Payment[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'authorized')))
    .orderBy(asc(payments.createdAt), asc(payments.gatewayPaymentId))

/** Every order of a journey on which an amount may be blocked. */
export const blockingOrders = (db: Db, leadId: string): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.leadId, leadId), eq(orders.capture, 'manual'), eq(orders.status, 'pending')))
