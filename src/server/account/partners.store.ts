import { and, asc, eq, lt } from 'drizzle-orm'
import { type Partner, partners, usedTokens } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

/** A partner who may send visitors. */
export async function partnerById(db: Db, id: string): Promise<Partner | undefined> {
  const [partner] = await db
    .select()
    .from(partners)
    .where(and(eq(partners.id, id), partners.isActive))
  return partner
}

export const listPartners = (db: Db): Promise<Partner[]> =>
  db.select().from(partners).orderBy(asc(partners.id))

/** Undefined where a partner already has that id. */
export async function addPartner(db: Db, partner: Partner): Promise<Partner | undefined> {
  const [added] = await db.insert(partners).values(partner).onConflictDoNothing().returning()
  return added
}

/** Undefined where no partner has that id. */
export async function changePartner(
  db: Db,
  id: string,
  change: Partial<Pick<Partner, 'sealedKey' | 'isActive'>>,
): Promise<Partner | undefined> {
  const [changed] = await db.update(partners).set(change).where(eq(partners.id, id)).returning()
  return changed
}

type Token = { id: string; expiresAt: Date }

/** True for a single caller. Expired tokens are deleted on the way. */
export async function spendToken(db: Db, token: Token, at: Date): Promise<boolean> {
  await db.delete(usedTokens).where(lt(usedTokens.expiresAt, at))
  const used = await db
    .insert(usedTokens)
    .values(token)
    .onConflictDoNothing()
    .returning({ id: usedTokens.id })
  return used.length === 1
}
