import { recordOf, updateLead } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { canMove, moveLifecycle } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { fail } from '../http/fail.ts'

type GiveBackDeps = Pick<Deps, 'db' | 'clock' | 'products' | 'recording'>

/** Gives up the chosen plan, and the quotes too if they are of an earlier day (T08, T15, T17, T20, T35). */
export async function releasePlan(
  deps: GiveBackDeps,
  lead: Lead,
  by: Actor,
  isStale: boolean,
): Promise<Lead> {
  return deps.db.transaction(async (tx) => {
    const record = { ...recordOf(deps, lead), plan: undefined, lapsed: undefined }
    const updated = (await updateLead(deps, tx, lead, { record, at: by.at })) ?? fail('not-now')
    let { status } = updated
    if (canMove(status, 'CHOOSE_ANOTHER_PLAN'))
      status = await moveLifecycle(deps, tx, { ...lead, status }, 'CHOOSE_ANOTHER_PLAN', by)
    if (isStale && canMove(status, 'QUOTES_STALE')) {
      const system = { actor: 'system' as const, at: by.at, cause: by.cause }
      status = await moveLifecycle(deps, tx, { ...lead, status }, 'QUOTES_STALE', system)
    }
    return { ...updated, status }
  })
}
