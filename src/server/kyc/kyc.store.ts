import { and, desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { type KycResult, kycResult } from '#machines/schemas/proposal.ts'
import { type KycCheck, kycChecks } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

/**
 * How a check stands: an OTP was sent; the customer is away at the provider's page, or back from it; papers
 * are being read; the customer is known; or it led to nothing.
 */
export type CheckStatus = 'otpSent' | 'away' | 'back' | 'reading' | 'success' | 'failed'
type CheckMode = 'ckyc' | 'otp' | 'redirect' | 'papers'
export type Check = Omit<KycCheck, 'status' | 'mode'> & { status: CheckStatus; mode: CheckMode }
type NewCheck = Pick<Check, 'id' | 'leadId' | 'insurerId' | 'mode' | 'status' | 'createdAt'> & Partial<Check>

export async function insertCheck(db: Db, check: NewCheck): Promise<void> {
  await db.insert(kycChecks).values(check)
}

/** Ends a check, or says that its papers are being read; what was found is masked already. */
export async function concludeCheck(
  db: Db,
  id: string,
  status: CheckStatus,
  result?: KycResult,
): Promise<void> {
  await db
    .update(kycChecks)
    .set({ status, ...(result && { data: result }) })
    .where(eq(kycChecks.id, id))
}

export async function findCheck(db: Db, leadId: string, id: string): Promise<Check | undefined> {
  const [check] = await db
    .select()
    .from(kycChecks)
    .where(and(eq(kycChecks.leadId, leadId), eq(kycChecks.id, id)))
  return check as Check | undefined
}

/** The check that was begun last for a journey with an insurer. */
export async function latestCheck(db: Db, leadId: string, insurerId: number): Promise<Check | undefined> {
  const [check] = await db
    .select()
    .from(kycChecks)
    .where(and(eq(kycChecks.leadId, leadId), eq(kycChecks.insurerId, insurerId)))
    .orderBy(desc(kycChecks.createdAt), desc(kycChecks.id))
    .limit(1)
  return check as Check | undefined
}

/** What a check found, where it found somebody: the only KYC a saved journey or a proposal may name. */
export async function kycOf(db: Db, leadId: string, reference: string): Promise<KycResult | undefined> {
  const check = await findCheck(db, leadId, reference)
  return check && resultOf(check)
}

export function resultOf({ status, data }: Check): KycResult | undefined {
  return status === 'success' || status === 'reading' ? v.parse(kycResult, data) : undefined
}

/** Counts one more try of an OTP; false once they are used up. In one statement, so that no two count as one. */
export async function takeTry(db: Db, id: string): Promise<boolean> {
  const tries = sql`coalesce((${kycChecks.data}->>'tries')::int, 0)`
  const taken = await db
    .update(kycChecks)
    .set({ data: sql`jsonb_build_object('tries', ${tries} + 1)` })
    .where(and(eq(kycChecks.id, id), eq(kycChecks.status, 'otpSent'), sql`${tries} < ${limits.otp.tries}`))
    .returning({ id: kycChecks.id })
  return taken.length > 0
}
