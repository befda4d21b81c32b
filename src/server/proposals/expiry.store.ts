import { findLead, recordOf, updateLead } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { canMove, type LifecycleDeps, moveLifecycle } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { holdLead } from './proposals.store.ts'

type ExpiryStoreDeps = Pick<Deps, 'products'>

type Now = { today: string; at: Date }

/** Whether an accepted proposal is unpaid after its time to pay, or on a day after its policy was to begin. */
function isOver(deps: ExpiryStoreDeps, lead: Lead, { today, at }: Now): boolean {
  const { plan } = recordOf(deps, lead)
  if (!plan || !canMove(lead.status, 'PROPOSAL_EXPIRED')) return false
  return plan.start < today || (plan.payBy !== undefined && new Date(plan.payBy) <= at)
}

/** Expires a proposal that is over (T21, T36); false where it is still valid. Under the journey's lock. */
export async function expire(
  deps: ExpiryStoreDeps & LifecycleDeps & { today: string },
  tx: Db,
  lead: Lead,
  by: Actor,
): Promise<boolean> {
  if (!isOver(deps, lead, { today: deps.today, at: by.at })) return false
  const { plan, ...rest } = recordOf(deps, lead)
  const lapsed = plan && { caseId: plan.caseId, insurer: plan.insurer }
  await updateLead(deps, tx, lead, { record: { ...rest, lapsed }, at: by.at })
  await moveLifecycle(deps, tx, lead, 'PROPOSAL_EXPIRED', by)
  return true
}

/** The journey as of today. Checked at every read, and once when the day is over. */
export async function expireProposal(
  deps: Pick<Deps, 'db' | 'clock' | 'products' | 'recording'>,
  lead: Lead,
): Promise<Lead> {
  const { db, clock } = deps
  const today = clock.today()
  const by = { actor: 'system' as const, at: clock.now(), cause: 'time to pay or policy start passed' }
  if (!isOver(deps, lead, { today, at: by.at })) return lead
  await db.transaction(async (tx) => (await holdLead(tx, lead)) && expire({ ...deps, today }, tx, lead, by))
  return (await findLead(db, lead.id)) ?? lead
}
