import { and, eq, isNull, or } from 'drizzle-orm'
import { leads } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

type Proved = { customerId: string; mobile: string; owner: string | null }

/** Journeys nobody's so far that this browser began, or that name the number just proved, become the customer's. */
export async function joinLeads(tx: Db, { customerId, mobile, owner }: Proved): Promise<void> {
  const ofBrowser = owner === null ? undefined : eq(leads.ownerHash, owner)
  await tx
    .update(leads)
    .set({ customerId })
    .where(and(isNull(leads.customerId), or(ofBrowser, eq(leads.mobile, mobile))))
}
