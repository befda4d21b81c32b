import { and, asc, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import {
  type Lead,
  leads,
  type Order,
  orders,
  type Payment,
  type Proposal,
  payments,
  proposals,
  refunds,
} from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { jobKind } from '../jobs/job-kind.ts'

/** Orders the policy of a paid journey and its document, in the transaction that took the money. */
export const issuePolicy = jobKind(
  'issue-policy',
  v.object({ leadId: v.string(), round: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  { retries: 6, backoffMs: 5_000, timeoutMs: 180_000 },
)

/** Locks the journey and thereby all its orders until the transaction ends. */
export async function lockLead(tx: Db, leadId: string): Promise<Lead> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
  if (!lead) throw new Error('The journey of an order is gone')
  return lead
}

/** The payable proposal: the last accepted one, for one offer or for any. */
export async function acceptedProposal(
  db: Db,
  leadId: string,
  caseId?: string,
): Promise<Proposal | undefined> {
  const [proposal] = await db
    .select()
    .from(proposals)
    .where(
      and(
        eq(proposals.leadId, leadId),
        eq(proposals.status, 'accepted'),
        ...(caseId === undefined ? [] : [eq(proposals.caseId, caseId)]),
      ),
    )
    .orderBy(desc(proposals.createdAt), desc(proposals.updatedAt), desc(proposals.id))
    .limit(1)
  return proposal
}

type OrderKey = 'id' | 'proposalId' | 'gatewayOrderId' | 'paymentToken'

export async function findOrder(db: Db, key: OrderKey, value: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders[key], value))
  return order
}

export async function updateOrder(tx: Db, id: string, change: Partial<Order>): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id))
}

export type KnownPayment = Payment & { isGivenBack: boolean }

/** The payments of an order, by time of capture or first report. */
export async function paymentsOf(db: Db, orderId: string): Promise<KnownPayment[]> {
  const rows = await db
    .select({ payment: payments, refundId: refunds.id })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.gatewayPaymentId), eq(refunds.reason, 'excess')))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.capturedAt), asc(payments.createdAt), asc(payments.gatewayPaymentId))
  return rows.map(({ payment, refundId }) => ({ ...payment, isGivenBack: refundId !== null }))
}

export type PaidOrder = { order: Order; payment: Payment; proposal: Proposal }

/** A journey's counting payment and what was paid for: the proof on which an insurer issues a policy. */
export async function paidOrder(db: Db, leadId: string): Promise<PaidOrder | undefined> {
  const [row] = await db
    .select({ order: orders, proposal: proposals })
    .from(orders)
    .innerJoin(proposals, eq(proposals.id, orders.proposalId))
    .where(and(eq(orders.leadId, leadId), eq(orders.status, 'success')))
  if (!row) return undefined
  const known = await paymentsOf(db, row.order.id)
  const counted = known.find((payment) => payment.capturedAt !== null && !payment.isGivenBack)
  return counted && { ...row, payment: counted }
}
