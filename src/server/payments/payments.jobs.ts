import * as v from 'valibot'
import type { Db } from '../db/types.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { askDelay } from './ask-delays.ts'
import type { PaymentDeps } from './deps.ts'

const round = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Reads an order's state from the gateway; `round` counts the earlier checks. */
export const askPayment = jobKind('ask-payment', v.object({ orderId: v.string(), round }))

/** Refunds, or checks whether a refund has arrived. */
export const refundPayment = jobKind('refund-payment', v.object({ refundId: v.string(), round }), {
  retries: 12,
  backoffMs: 5_000,
})

type AskingJob = { orderId: string; round: number; isPending?: boolean }

/** Schedules the next check of an order. At most one waits per round, so scheduling again is harmless. */
export async function askAgain(
  { jobs, clock }: Pick<PaymentDeps, 'jobs' | 'clock'>,
  { orderId, round, isPending = true }: AskingJob,
  tx?: Db,
): Promise<void> {
  const delay = askDelay(round, isPending)
  if (delay === undefined) return
  const startAfter = new Date(clock.now().getTime() + delay)
  const singletonKey = `${orderId}/${round}`
  await jobs.send(askPayment, { orderId, round }, { startAfter, singletonKey, ...(tx && { tx }) })
}
