import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type LeadOwner, ownLeads } from '../access/lead-owner.ts'
import {
  type Lead,
  leads,
  type Order,
  orders,
  type Payment,
  payments,
  policies,
  proposals,
  type Refund,
  refunds,
} from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { readMax } from './own-leads.ts'

/** An order and one payment made on it; without one where the customer only opened its page. */
export type PaymentAttempt = {
  lead: Lead
  order: Order
  insurerId: number
  payment: Payment | null
  refund: Refund | null
  /** A policy was issued for this journey. */
  isIssued: boolean
}

/** Every attempt of a person to pay, the newest first. */
export async function attemptsOf(db: Db, owner: LeadOwner): Promise<PaymentAttempt[]> {
  const [made, opened] = await Promise.all([paymentsOf(db, owner), ordersWithoutPayment(db, owner)])
  return [...made, ...opened].sort((one, other) => +attemptedAt(other) - +attemptedAt(one)).slice(0, readMax)
}

export const attemptedAt = ({ payment, order }: PaymentAttempt): Date => payment?.createdAt ?? order.updatedAt

const isIssued = sql<boolean>`exists (select 1 from ${policies} where ${policies.leadId} = ${leads.id})`
const columns = { lead: leads, order: orders, insurerId: proposals.insurerId, isIssued }

function paymentsOf(db: Db, owner: LeadOwner): Promise<PaymentAttempt[]> {
  return db
    .select({ ...columns, payment: payments, refund: refunds })
    .from(leads)
    .innerJoin(orders, eq(orders.leadId, leads.id))
    .innerJoin(proposals, eq(proposals.id, orders.proposalId))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.paymentId, payments.gatewayPaymentId))
    .where(ownLeads(owner))
    .orderBy(desc(payments.createdAt), desc(payments.gatewayPaymentId))
    .limit(readMax)
}

async function ordersWithoutPayment(db: Db, owner: LeadOwner): Promise<PaymentAttempt[]> {
  const rows = await db
    .select(columns)
    .from(leads)
    .innerJoin(orders, eq(orders.leadId, leads.id))
    .innerJoin(proposals, eq(proposals.id, orders.proposalId))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(and(ownLeads(owner), isNull(payments.gatewayPaymentId)))
    .orderBy(desc(orders.updatedAt), desc(orders.id))
    .limit(readMax)
  return rows.map((row) => ({ ...row, payment: null, refund: null }))
}
