import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { limits } from '#machines/reference/limits.ts'
import type { SupportState } from '#machines/schemas/support-request.ts'
import { type SupportRequestRow, supportRequests } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

type NewRequest = typeof supportRequests.$inferInsert
type Kept = { request: SupportRequestRow; isNew: boolean }

/** The request as it is kept; undefined where its number belongs to another one. */
export async function keepRequest(tx: Db, row: NewRequest): Promise<Kept | undefined> {
  const [added] = await tx.insert(supportRequests).values(row).onConflictDoNothing().returning()
  if (added) return { request: added, isNew: true }
  const [known] = await tx
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.fingerprint, row.fingerprint))
  return known && { request: known, isNew: false }
}

/** Those that are not closed: what waits for an answer before what has one, and what is due first before the rest. */
export const requestsAtHand = (db: Db): Promise<SupportRequestRow[]> =>
  db
    .select()
    .from(supportRequests)
    .where(ne(supportRequests.state, 'closed'))
    .orderBy(desc(supportRequests.state), asc(supportRequests.promisedOn), asc(supportRequests.askedAt))
    .limit(limits.support.deskRows)

export async function findRequest(db: Db, number: string): Promise<SupportRequestRow | undefined> {
  const [found] = await db.select().from(supportRequests).where(eq(supportRequests.number, number))
  return found
}

type Change = Partial<Pick<NewRequest, 'answer' | 'answeredBy' | 'answeredAt' | 'closedAt'>>
type Move = { from: SupportState; to: SupportState }

/** Whether it was in the state that it moves from. */
export async function moveRequest(
  db: Db,
  number: string,
  { from, to }: Move,
  change: Change,
): Promise<boolean> {
  const moved = await db
    .update(supportRequests)
    .set({ ...change, state: to })
    .where(and(eq(supportRequests.number, number), eq(supportRequests.state, from)))
    .returning({ number: supportRequests.number })
  return moved.length > 0
}
