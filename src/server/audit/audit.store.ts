import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { limits } from '#machines/reference/limits.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { type Audit, audits, type ChangedField } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { changedFields } from './changed-fields.ts'

type Look = { leadId: string; employeeId: string; action: string; at: Date }
type Looks = Omit<Look, 'leadId'> & { leadIds: readonly string[]; sameLookMs: number }

/** A page that polls counts as one look a minute. */
const sameLookMs = 60_000

/** Logs that an employee viewed a journey. */
export const auditLook = (db: Db, { leadId, ...look }: Look): Promise<void> =>
  auditLooks(db, { ...look, leadIds: [leadId], sameLookMs })

/** The same for a list; looks at one journey within `sameLookMs` count as one. */
export async function auditLooks(db: Db, { leadIds, sameLookMs: same, ...look }: Looks): Promise<void> {
  if (leadIds.length === 0) return
  const seen = await db
    .selectDistinct({ leadId: audits.leadId })
    .from(audits)
    .where(
      and(
        inArray(audits.leadId, [...leadIds]),
        eq(audits.employeeId, look.employeeId),
        eq(audits.action, look.action),
        eq(audits.fields, sql`'[]'::jsonb`),
        gt(audits.at, new Date(look.at.getTime() - same)),
      ),
    )
  const known = new Set(seen.map(({ leadId }) => leadId))
  const news = leadIds.filter((leadId) => !known.has(leadId))
  if (news.length > 0) await db.insert(audits).values(news.map((leadId) => ({ ...look, leadId, fields: [] })))
}

export type Change = Omit<Look, 'employeeId'> & {
  employeeId: string | null
  before: Partial<JourneyRecord>
  after: Partial<JourneyRecord>
  /** Sealed answers that changed, by their names alone. */
  sealed?: readonly string[]
}

/**
 * Logs what an employee changed, in the transaction of the change; anybody else's changes are in the transition log.
 */
export async function auditChange(tx: Db, change: Change): Promise<void> {
  const rows = changeRows(change)
  if (rows.length > 0) await tx.insert(audits).values(rows)
}

/** A change by an employee as the row that is written of it; none where nothing changed, or anybody else changed it. */
export function changeRows({ employeeId, before, after, sealed = [], ...row }: Change) {
  if (employeeId === null) return []
  const names = sealed.map((field) => ({ field, from: null, to: null }))
  const fields = [...changedFields(before, after), ...names]
  return fields.length > 0 ? [{ ...row, employeeId, fields }] : []
}

/** In place of a journey, for what concerns none. */
export const noJourney = 'none'

/** Logs what an employee did with a journey besides its answers: requests, consents, links, handovers. */
export async function auditDeed(tx: Db, deed: Look & { fields: ChangedField[] }): Promise<void> {
  await tx.insert(audits).values(deed)
}

/** Everything employees did with a journey, the latest first. */
export const auditsOf = (db: Db, leadId: string): Promise<Audit[]> =>
  db
    .select()
    .from(audits)
    .where(eq(audits.leadId, leadId))
    .orderBy(desc(audits.id))
    .limit(limits.desk.historyRows)
