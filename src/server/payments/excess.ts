import { dayOf } from '#machines/rules/calendar.ts'
import { refundedBy } from '#machines/rules/refund-day.ts'
import type { Excess } from '#machines/schemas/outcome.ts'
import type { Db } from '../db/types.ts'
import { refundsOf } from './payments.store.ts'

/** All that a journey's customer paid too much as one sum, with the state of the slowest and the latest promised day. */
export async function excessOf(db: Db, leadId: string): Promise<Excess | undefined> {
  const refunds = await refundsOf(db, leadId)
  const last = refunds.at(-1)
  if (!last) return undefined
  return {
    amount: refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    status: refunds.every(({ status }) => status === 'processed') ? 'processed' : 'pending',
    by: refundedBy(dayOf(last.createdAt)),
  }
}
