import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { type KycResult, kycResult } from '#machines/schemas/proposal.ts'
import { type KycCheck, kycChecks } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { type IdentityNumbers, openNumbers } from '../sealed/numbers.ts'
import type { Seal } from '../sealed/seal.ts'

/**
 * The state of a check: OTP sent; customer at the provider's page, or back from it; papers under
 * review; customer identified; or no result.
 */
export type CheckStatus = 'otpSent' | 'away' | 'back' | 'reading' | 'success' | 'failed'
type CheckMode = 'ckyc' | 'otp' | 'redirect' | 'papers'
export type Check = Omit<KycCheck, 'status' | 'mode'> & { status: CheckStatus; mode: CheckMode }
type NewCheck = Pick<Check, 'id' | 'leadId' | 'ownerName' | 'insurerId' | 'mode' | 'status' | 'createdAt'> &
  Partial<Check>

export async function insertCheck(db: Db, check: NewCheck): Promise<void> {
  await db.insert(kycChecks).values(check)
}

/** Ends a check, or marks it as under review; the result is already masked. */
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

/** The last check of a journey with an insurer. */
export async function latestCheck(db: Db, leadId: string, insurerId: number): Promise<Check | undefined> {
  const [check] = await db
    .select()
    .from(kycChecks)
    .where(and(eq(kycChecks.leadId, leadId), eq(kycChecks.insurerId, insurerId)))
    .orderBy(desc(kycChecks.createdAt), desc(kycChecks.id))
    .limit(1)
  return check as Check | undefined
}

/** The result of a successful check: the only KYC a saved journey or a proposal may refer to. */
export async function kycOf(db: Db, leadId: string, reference: string): Promise<KycResult | undefined> {
  const check = await findCheck(db, leadId, reference)
  return check && resultOf(check)
}

/** The result of the last successful check of a journey, with whichever insurer. */
export async function latestKyc(db: Db, leadId: string): Promise<KycResult | undefined> {
  const [check] = await db
    .select()
    .from(kycChecks)
    .where(and(eq(kycChecks.leadId, leadId), inArray(kycChecks.status, ['success', 'reading'])))
    .orderBy(desc(kycChecks.createdAt), desc(kycChecks.id))
    .limit(1)
  return check && resultOf(check as Check)
}

/** The numbers that the successful checks of a journey have proved. */
export async function provedNumbers(db: Db, seal: Seal, leadId: string): Promise<IdentityNumbers> {
  const checks = await db
    .select({ sealed: kycChecks.sealed })
    .from(kycChecks)
    .where(and(eq(kycChecks.leadId, leadId), eq(kycChecks.status, 'success')))
    .orderBy(kycChecks.createdAt, kycChecks.id)
  const opened = checks.map(({ sealed }) => openNumbers(seal, { sealed: sealed ?? undefined, leadId }))
  return Object.assign({}, ...opened)
}

export function resultOf({ status, data }: Check): KycResult | undefined {
  return status === 'success' || status === 'reading' ? v.parse(kycResult, data) : undefined
}

/**
 * Counts an attempt at an OTP; false once they are used up. A single statement, so that parallel attempts all count.
 */
export async function takeTry(db: Db, id: string): Promise<boolean> {
  const tries = sql`coalesce((${kycChecks.data}->>'tries')::int, 0)`
  const taken = await db
    .update(kycChecks)
    .set({ data: sql`jsonb_build_object('tries', ${tries} + 1)` })
    .where(and(eq(kycChecks.id, id), eq(kycChecks.status, 'otpSent'), sql`${tries} < ${limits.otp.tries}`))
    .returning({ id: kycChecks.id })
  return taken.length > 0
}
