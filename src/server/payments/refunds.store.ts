import { and, asc, eq, inArray } from 'drizzle-orm'
import { dayOf } from '#machines/rules/calendar.ts'
import { refundedBy } from '#machines/rules/refund-day.ts'
import type { Excess } from '#machines/schemas/outcome.ts'
import { orders, payments, type Refund, refunds } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { refundPayment } from './payments.jobs.ts'

type Part = { paymentId: string; amountPaise: number }

/** Gives back a part of what was paid for a policy that has ended early, once for each payment. */
export async function requestPartialRefund(
  tx: Db,
  { jobs, clock, random }: Pick<Deps, 'jobs' | 'clock' | 'random'>,
  { paymentId, amountPaise }: Part,
): Promise<void> {
  if (amountPaise === 0) return
  const id = random.id()
  await tx.insert(refunds).values({
    id,
    paymentId,
    amountPaise,
    reason: 'cancellation',
    status: 'asked',
    idempotencyKey: `cancellation-${paymentId}`,
    createdAt: clock.now(),
  })
  await jobs.send(refundPayment, { refundId: id, round: 0 }, { tx, singletonKey: `${id}/0` })
}

/** All that a journey's customer paid too much as one sum, with the state of the slowest and the latest promised day. */
export async function excessOf(db: Db, leadId: string): Promise<Excess | undefined> {
  const asked = await refundsOf(db, leadId)
  const last = asked.at(-1)
  if (!last) return undefined
  return {
    amount: asked.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    status: asked.every(({ status }) => status === 'processed') ? 'processed' : 'pending',
    by: refundedBy(dayOf(last.createdAt)),
  }
}

/** The refunds of a journey's orders, but for that of a cancelled policy. */
function refundsOf(db: Db, leadId: string): Promise<Refund[]> {
  const orderIds = db.select({ id: orders.id }).from(orders).where(eq(orders.leadId, leadId))
  const paymentIds = db
    .select({ id: payments.gatewayPaymentId })
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
  return db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.paymentId, paymentIds), eq(refunds.reason, 'excess')))
    .orderBy(asc(refunds.createdAt))
}
