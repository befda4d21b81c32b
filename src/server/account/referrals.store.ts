import { and, eq, isNull } from 'drizzle-orm'
import { leads, referrals } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

type Referral = typeof referrals.$inferInsert
type Came = { refCode?: string | undefined; feCode?: string | undefined }

export async function insertReferral(db: Db, referral: Referral): Promise<void> {
  await db.insert(referrals).values(referral)
}

export async function referralBy(db: Db, feCode: string): Promise<Referral | undefined> {
  const [found] = await db.select().from(referrals).where(eq(referrals.feCode, feCode))
  return found
}

/** The referral code of a journey: a known visit's, else the link's. */
export async function cameBy(
  db: Db,
  code: string | undefined,
): Promise<{ refCode: string | null; feCode: string | null }> {
  const visit = code === undefined ? undefined : await referralBy(db, code)
  return visit
    ? { refCode: visit.refCode ?? null, feCode: visit.feCode }
    : { refCode: code ?? null, feCode: null }
}

/** Records how a journey's customer came. The first referral is never overwritten (C-147). */
export async function attributeLead(db: Db, leadId: string, { refCode, feCode }: Came): Promise<void> {
  if (refCode) await db.update(leads).set({ refCode }).where(without(leadId, leads.refCode))
  if (feCode && (await referralBy(db, feCode))) {
    await db.update(leads).set({ feCode }).where(without(leadId, leads.feCode))
  }
}

const without = (leadId: string, column: typeof leads.refCode | typeof leads.feCode) =>
  and(eq(leads.id, leadId), isNull(column))
