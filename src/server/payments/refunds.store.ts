import { refunds } from '../db/schema.ts'
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
