import { and, asc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { type Endorsement, type PolicyChange, policyChange } from '#machines/schemas/endorsement.ts'
import { endorsements, type StoredEndorsement } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'

export async function insertEndorsement(
  tx: Db,
  endorsement: typeof endorsements.$inferInsert,
): Promise<void> {
  await tx.insert(endorsements).values(endorsement)
}

export async function updateEndorsement(
  tx: Db,
  id: string,
  answered: Partial<StoredEndorsement>,
): Promise<void> {
  await tx.update(endorsements).set(answered).where(eq(endorsements.id, id))
}

export async function findEndorsement(db: Db, id: string): Promise<StoredEndorsement | undefined> {
  const [found] = await db.select().from(endorsements).where(eq(endorsements.id, id))
  return found
}

/** Of several policies at once, the oldest first. */
export function endorsementsOf(db: Db, policyIds: readonly string[]): Promise<StoredEndorsement[]> {
  if (policyIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(endorsements)
    .where(inArray(endorsements.policyId, [...policyIds]))
    .orderBy(asc(endorsements.createdAt), asc(endorsements.id))
}

/** Those that were made: each has a document of its own. */
export async function madeEndorsements(db: Db, policyId: string): Promise<StoredEndorsement[]> {
  return (await endorsementsOf(db, [policyId])).filter(({ state }) => state === 'done')
}

/** The one that the insurer has not answered; there is at most one. */
export async function pendingEndorsement(db: Db, policyId: string): Promise<StoredEndorsement | undefined> {
  const isPending = and(eq(endorsements.policyId, policyId), eq(endorsements.state, 'asked'))
  const [pending] = await db.select().from(endorsements).where(isPending)
  return pending
}

export const changeOf = ({ change }: StoredEndorsement): PolicyChange => v.parse(policyChange, change)

/** As its owner is told of it. */
export function endorsementRow(stored: StoredEndorsement): Endorsement {
  const { state, onDay: on, number, reason } = stored
  return {
    subject: changeOf(stored).subject,
    state,
    on,
    ...(number !== null && { number }),
    ...(reason !== null && { reason }),
  }
}
