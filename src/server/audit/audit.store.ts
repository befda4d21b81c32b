import { and, eq, gt, sql } from 'drizzle-orm'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { audits } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { changedFields } from './changed-fields.ts'

type Look = { leadId: string; employeeId: string; action: string; at: Date }

/** A page that asks again and again is one look a minute. */
const sameLookMs = 60_000

/** Writes down that an employee saw a journey. */
export async function auditLook(db: Db, { leadId, employeeId, action, at }: Look): Promise<void> {
  const since = new Date(at.getTime() - sameLookMs)
  const [seen] = await db
    .select({ id: audits.id })
    .from(audits)
    .where(
      and(
        eq(audits.leadId, leadId),
        eq(audits.employeeId, employeeId),
        eq(audits.action, action),
        eq(audits.fields, sql`'[]'::jsonb`),
        gt(audits.at, since),
      ),
    )
    .limit(1)
  if (!seen) await db.insert(audits).values({ leadId, employeeId, action, at, fields: [] })
}

type Change = Omit<Look, 'employeeId'> & {
  employeeId: string | null
  before: Partial<MotorRecord>
  after: Partial<MotorRecord>
}

/** Writes down what an employee changed, in the transaction of the change; anybody else's is in the log of moves. */
export async function auditChange(tx: Db, { employeeId, before, after, ...row }: Change): Promise<void> {
  if (employeeId === null) return
  const fields = changedFields(before, after)
  if (fields.length > 0) await tx.insert(audits).values({ ...row, employeeId, fields })
}
