import { and, eq, ne } from 'drizzle-orm'
import { type Refund, refunds } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { JobRun } from '../jobs/queue.ts'
import type { Desk } from './desk.ts'
import type { RefundFact } from './gateway/facts.ts'
import { refundPayment } from './payments.jobs.ts'

const hourMs = 3_600_000
/** After this many checks without progress a person has to look into it. */
const looks = 14

/** Updates a refund's status; one that arrived stays so. Undefined for an unknown refund. */
export async function keepRefund(tx: Db, { id, status }: RefundFact): Promise<void> {
  await tx
    .update(refunds)
    .set({ status })
    .where(and(eq(refunds.gatewayRefundId, id), ne(refunds.status, 'processed')))
}

/** Refunds with one idempotency key for all attempts, then checks until it has arrived. */
export async function doRefund(
  desk: Desk,
  { refundId, round }: { refundId: string; round: number },
  { isLast }: Pick<JobRun, 'isLast'>,
): Promise<void> {
  const [refund] = await desk.db.select().from(refunds).where(eq(refunds.id, refundId))
  if (!refund || refund.status === 'processed') return
  const fact = await told(desk, refund).catch((error) => {
    if (isLast) desk.log.error({ err: error, refundId }, 'refund not made')
    throw error
  })
  await desk.db
    .update(refunds)
    .set({ gatewayRefundId: fact.id, status: fact.status })
    .where(and(eq(refunds.id, refundId), ne(refunds.status, 'processed')))
  if (fact.status === 'failed') desk.log.error({ refundId }, 'refund failed at the bank')
  if (fact.status === 'pending') await lookAgain(desk, refundId, round + 1)
}

function told({ gateway }: Desk, refund: Refund): Promise<RefundFact> {
  const { gatewayRefundId, paymentId, amountPaise: amount, idempotencyKey: key } = refund
  return gatewayRefundId === null
    ? gateway.refund({ paymentId, amount, key })
    : gateway.readRefund(gatewayRefundId)
}

async function lookAgain(desk: Desk, refundId: string, round: number): Promise<void> {
  if (round > looks) {
    desk.log.error({ refundId }, 'refund pending for too long')
    return
  }
  const startAfter = new Date(desk.clock.now().getTime() + (round === 1 ? hourMs : 24 * hourMs))
  await desk.jobs.send(
    refundPayment,
    { refundId, round },
    { startAfter, singletonKey: `${refundId}/${round}` },
  )
}
