import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Product } from '#machines/core/product.ts'
import { type IssuedPolicy, issuedPolicy } from '#machines/document/issued.ts'
import { productOf } from '#machines/products.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { type Policy, policies, type StoredDocument } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { insertDocument } from '../documents/uploads.store.ts'
import { withOpenAnswers } from '../sealed/answers.ts'
import { sealOf } from '../sealed/seal.ts'

export async function policyOfLead(db: Db, leadId: string): Promise<Policy | undefined> {
  const [policy] = await db.select().from(policies).where(eq(policies.leadId, leadId))
  return policy
}

/** The same, until the end of the transaction nobody else's to change. */
export async function lockPolicy(tx: Db, leadId: string): Promise<Policy | undefined> {
  const [policy] = await tx.select().from(policies).where(eq(policies.leadId, leadId)).for('update')
  return policy
}

export async function policyOfCode(db: Db, verifyCode: string): Promise<Policy | undefined> {
  const [policy] = await db.select().from(policies).where(eq(policies.verifyCode, verifyCode))
  return policy
}

/** A policy as it was issued, its journey as its product reads it. */
export function issuedOf<R extends JourneyRecord>(
  { products }: { products: readonly Product<R>[] },
  { issued }: Policy,
): IssuedPolicy<R> {
  const { record, ...policy } = v.parse(issuedPolicy, issued)
  return { ...policy, record: v.parse(productOf(products, record).record, record) }
}

/** The same with its sealed answers readable, for the document and for a renewal. */
export function openIssuedOf(
  deps: Pick<Deps, 'products' | 'config'>,
  policy: Policy,
): IssuedPolicy<JourneyRecord> {
  const { record, ...issued } = issuedOf(deps, policy)
  const seal = sealOf(deps.config.keys)
  return { ...issued, record: withOpenAnswers(seal, productOf(deps.products, record), record) }
}

/** Stores the policy of a journey, unless there is one. */
export async function keepPolicy(db: Db, policy: typeof policies.$inferInsert): Promise<Policy> {
  await db.insert(policies).values(policy).onConflictDoNothing()
  const kept = await policyOfLead(db, policy.leadId)
  if (!kept) throw new Error('The policy was not kept')
  return kept
}

/** Attaches the document to a policy; false where it has one already. */
export function keepDocument(db: Db, policyId: string, document: StoredDocument): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [policy] = await tx.select().from(policies).where(eq(policies.id, policyId)).for('update')
    if (policy?.documentId !== null) return false
    await insertDocument(tx, document)
    await tx.update(policies).set({ documentId: document.id }).where(eq(policies.id, policyId))
    return true
  })
}
