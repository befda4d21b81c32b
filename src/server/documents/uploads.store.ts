import { and, count, eq } from 'drizzle-orm'
import { documents, type StoredDocument } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

export async function insertDocument(db: Db, document: StoredDocument): Promise<void> {
  await db.insert(documents).values(document)
}

export async function findDocument(db: Db, id: string): Promise<StoredDocument | undefined> {
  const [document] = await db.select().from(documents).where(eq(documents.id, id))
  return document
}

/** A document that was uploaded to this journey. */
export async function documentOf(db: Db, leadId: string, id: string): Promise<StoredDocument | undefined> {
  const document = await findDocument(db, id)
  return document?.leadId === leadId ? document : undefined
}

/** How many documents of a category a journey has. */
export async function countDocuments(db: Db, leadId: string, category: string): Promise<number> {
  const ofJourney = and(eq(documents.leadId, leadId), eq(documents.category, category))
  const [counted] = await db.select({ times: count() }).from(documents).where(ofJourney)
  return counted?.times ?? 0
}
