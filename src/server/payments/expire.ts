import type { Lead } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { canMove, moveLifecycle } from '../engine/lifecycle.ts'
import type { Mover } from '../engine/log-moves.ts'
import { recordOf, updateLead } from '../journeys/journeys.store.ts'

/**
 * Takes back an accepted proposal whose policy was to begin on a day that has passed, instead of letting anybody pay
 * for it (register T21, T36); false where it still stands. Under the lock of its journey.
 */
export async function expire(tx: Db, lead: Lead, today: string, by: Mover): Promise<boolean> {
  const record = recordOf(lead)
  const isOver = record.plan !== undefined && record.plan.start < today
  if (!isOver || !canMove(lead.status, 'PROPOSAL_EXPIRED')) return false
  await updateLead(tx, lead, { record: { ...record, plan: undefined }, at: by.at })
  await moveLifecycle(tx, lead, 'PROPOSAL_EXPIRED', by)
  return true
}
