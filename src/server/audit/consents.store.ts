import { and, eq, gt } from 'drizzle-orm'
import { consents } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

/** Whether the customer let this employee see the journey, and that still holds. */
export async function mayAccess(db: Db, leadId: string, employeeId: string, at: Date): Promise<boolean> {
  const [given] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.leadId, leadId),
        eq(consents.employeeId, employeeId),
        eq(consents.purpose, 'access'),
        gt(consents.expiresAt, at),
      ),
    )
    .limit(1)
  return given !== undefined
}
