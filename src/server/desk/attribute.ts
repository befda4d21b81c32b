import { eq } from 'drizzle-orm'
import { handOver } from '#contract/desk/lead.calls.ts'
import { recordOf, updateLead } from '../access/leads.store.ts'
import { auditChange } from '../audit/audit.store.ts'
import { leads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../http/fail.ts'

/**
 * Attributes a journey to an employee. It makes a new version of the record, like every change, because a save
 * already under way would otherwise attribute it back.
 */
export function attribute(
  deps: Pick<Deps, 'db' | 'clock' | 'products'>,
  leadId: string,
  username: string,
  by: string,
): Promise<void> {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
    if (!lead) return fail('unknown-journey')
    if (lead.emplId === username) return
    const before = recordOf(deps, lead)
    const record = { ...before, source: 'empl' as const, emplId: username }
    await updateLead(deps, tx, lead, { record, at })
    await auditChange(tx, { leadId, employeeId: by, action: handOver.path, at, before, after: record })
  })
}
