import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { statusKeys } from '#machines/reference/statuses.ts'
import { isPaid } from '#machines/rules/journey-status.ts'
import { type LeadOwner, ownLeads } from '../access/lead-owner.ts'
import { type Lead, leads, type Policy, policies } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { readMax } from './own-leads.ts'

const paid = statusKeys.filter(isPaid)

export type Bought = { lead: Lead; policy: Policy | null }

/** A person's purchases, the newest first; without a policy while the insurer is still issuing it. */
export function boughtBy(db: Db, owner: LeadOwner): Promise<Bought[]> {
  const at = sql`coalesce(${policies.createdAt}, ${leads.updatedAt})`
  return db
    .select({ lead: leads, policy: policies })
    .from(leads)
    .leftJoin(policies, eq(policies.leadId, leads.id))
    .where(and(ownLeads(owner), or(inArray(leads.status, paid), isNotNull(policies.id))))
    .orderBy(desc(at), desc(leads.id))
    .limit(readMax)
}

export type Renewal = { id: string; of: string; status: string | null }

const renewalOf = sql<string>`${leads.record} ->> 'renewalOf'`

/** The renewal journeys of policies; of each the latest comes last. */
export async function renewalsOf(db: Db, owner: LeadOwner, leadIds: readonly string[]): Promise<Renewal[]> {
  if (leadIds.length === 0) return []
  return db
    .select({ id: leads.id, of: renewalOf, status: leads.status })
    .from(leads)
    .where(and(ownLeads(owner), inArray(renewalOf, [...leadIds])))
    .orderBy(leads.createdAt, leads.id)
}
