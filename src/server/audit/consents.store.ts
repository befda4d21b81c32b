import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type Consent, consents } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

type Purpose = Consent['purpose']
type AccessRequest = { leadId: string; employeeId: string; at: Date }

/** Whether the customer's consent for this employee to see the journey is valid. */
export const mayAccess = (db: Db, leadId: string, employeeId: string, at: Date): Promise<boolean> =>
  isGiven(db, { leadId, employeeId, at }, 'access')

/** Whether the customer's consent to exactly this premium, given to this employee, is valid (T14). */
export const hasAgreed = (db: Db, asked: AccessRequest, premiumPaise: number): Promise<boolean> =>
  isGiven(db, asked, 'premium', eq(sql`${consents.detail}->>'premiumPaise'`, String(premiumPaise)))

/** The journeys currently opened to this employee by consent. */
export async function accessibleLeads(db: Db, employeeId: string, at: Date): Promise<string[]> {
  const given = await db
    .selectDistinct({ leadId: consents.leadId })
    .from(consents)
    .where(
      and(eq(consents.employeeId, employeeId), eq(consents.purpose, 'access'), gt(consents.expiresAt, at)),
    )
  return given.map(({ leadId }) => leadId)
}

export async function insertConsent(tx: Db, consent: Consent): Promise<void> {
  await tx.insert(consents).values(consent)
}

async function isGiven(db: Db, { leadId, employeeId, at }: AccessRequest, purpose: Purpose, more?: SQL) {
  const [given] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.leadId, leadId),
        eq(consents.employeeId, employeeId),
        eq(consents.purpose, purpose),
        gt(consents.expiresAt, at),
        more,
      ),
    )
    .limit(1)
  return given !== undefined
}
