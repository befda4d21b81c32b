import { and, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { statusKeys } from '#machines/reference/statuses.ts'
import { isPaid } from '#machines/rules/journey-status.ts'
import { type LeadOwner, ownLeads } from '../access/lead-owner.ts'
import { type Lead, leads, quoteRuns, quotes } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { readMax } from './own-leads.ts'

const paid = statusKeys.filter(isPaid)

/** A person's unpaid journeys, last continued first. */
export function unpaidOf(db: Db, owner: LeadOwner): Promise<Lead[]> {
  return db
    .select()
    .from(leads)
    .where(and(ownLeads(owner), or(isNull(leads.status), notInArray(leads.status, paid))))
    .orderBy(desc(leads.updatedAt), desc(leads.id))
    .limit(readMax)
}

export type LastPrice = {
  leadId: string
  insurerId: number
  caseId: string | null
  amount: number
  on: string
}

/** Every price of the last asking of each journey. */
export async function lastPricesOf(db: Db, leadIds: readonly string[]): Promise<LastPrice[]> {
  if (leadIds.length === 0) return []
  const latest = db
    .selectDistinctOn([quoteRuns.leadId], { id: quoteRuns.id, on: quoteRuns.onDay })
    .from(quoteRuns)
    .where(inArray(quoteRuns.leadId, [...leadIds]))
    .orderBy(quoteRuns.leadId, desc(quoteRuns.startedAt))
    .as('latest')
  const { leadId, insurerId, caseId } = quotes
  const amount = sql<number>`(${quotes.result} ->> 'final')::float8`
  return db
    .select({ leadId, insurerId, caseId, amount, on: latest.on })
    .from(quotes)
    .innerJoin(latest, eq(latest.id, quotes.runId))
    .where(eq(quotes.state, 'priced'))
}
