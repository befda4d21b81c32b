import { and, eq, ne } from 'drizzle-orm'
import { type Refund, refunds } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { JobRun } from '../jobs/queue.ts'
import type { PaymentDeps } from './deps.ts'
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
  deps: PaymentDeps,
  { refundId, round }: { refundId: string; round: number },
  { isLast }: Pick<JobRun, 'isLast'>,
): Promise<void> {
  const [refund] = await deps.db.select().from(refunds).where(eq(refunds.id, refundId))
  if (!refund || refund.status === 'processed') return
  const fact = await told(deps, refund).catch((error) => {
    if (isLast) deps.log.error({ err: error, refundId }, 'refund not made')
    throw error
  })
  await deps.db
    .update(refunds)
    .set({ gatewayRefundId: fact.id, status: fact.status })
    .where(and(eq(refunds.id, refundId), ne(refunds.status, 'processed')))
  if (fact.status === 'failed') deps.log.error({ refundId }, 'refund failed at the bank')
  if (fact.status === 'pending') await lookAgain(deps, refundId, round + 1)
}

function told({ gateway }: PaymentDeps, refund: Refund): Promise<RefundFact> {
  const { gatewayRefundId, paymentId, amountPaise: amount, idempotencyKey: key } = refund
  return gatewayRefundId === null
    ? gateway.refund({ paymentId, amount, key })
    : gateway.readRefund(gatewayRefundId)
}

async function lookAgain(deps: PaymentDeps, refundId: string, round: number): Promise<void> {
  if (round > looks) {
    deps.log.error({ refundId }, 'refund pending for too long')
    return
  }
  const startAfter = new Date(deps.clock.now().getTime() + (round === 1 ? hourMs : 24 * hourMs))
  await deps.jobs.send(
    refundPayment,
    { refundId, round },
    { startAfter, singletonKey: `${refundId}/${round}` },
  )
}
