import { inArray } from 'drizzle-orm'
import { payments, refunds } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { PaymentDeps } from './deps.ts'
import { refundPayment } from './payments.jobs.ts'

/** Records refunds of payments, once each, and queues them. */
export async function requestRefunds(
  tx: Db,
  deps: PaymentDeps,
  paymentIds: readonly string[],
): Promise<void> {
  if (paymentIds.length === 0) return
  const taken = await tx
    .select()
    .from(payments)
    .where(inArray(payments.gatewayPaymentId, [...paymentIds]))
  for (const payment of taken) {
    const id = deps.random.id()
    await tx.insert(refunds).values({
      id,
      paymentId: payment.gatewayPaymentId,
      amountPaise: payment.amountPaise,
      status: 'asked',
      idempotencyKey: `refund-${payment.gatewayPaymentId}`,
      createdAt: deps.clock.now(),
    })
    await deps.jobs.send(refundPayment, { refundId: id, round: 0 }, { tx, singletonKey: `${id}/0` })
    deps.log.warn({ paymentId: payment.gatewayPaymentId, refundId: id }, 'payment given back')
  }
}
