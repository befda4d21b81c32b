import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { canMove, moveLifecycle } from '../engine/lifecycle.ts'
import { findLead, recordOf, updateLead } from '../journeys/journeys.store.ts'

/**
 * Takes back an accepted proposal that nobody paid for before its policy was to begin (T21, T36), and returns
 * the journey as it then stands. Looked at whenever a journey is read, and once on the day itself.
 */
export async function expireProposal({ db, clock }: Pick<Deps, 'db' | 'clock'>, lead: Lead): Promise<Lead> {
  if (!canMove(lead.status, 'PROPOSAL_EXPIRED')) return lead
  const record = recordOf(lead)
  if (!record.plan || record.plan.start >= clock.today()) return lead
  const at = clock.now()
  const by = { actor: 'system' as const, at, cause: 'policy start passed' }
  return db.transaction(async (tx) => {
    const updated = await updateLead(tx, lead, { record: { ...record, plan: undefined }, at })
    // Somebody else moved it on since it was read; what stands now is looked at the next time.
    if (!updated) return (await findLead(tx, lead.id)) ?? lead
    return { ...updated, status: await moveLifecycle(tx, lead, 'PROPOSAL_EXPIRED', by) }
  })
}
