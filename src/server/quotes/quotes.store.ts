import { and, desc, eq } from 'drizzle-orm'
import type { QuoteTerms, ServerProduct } from '#machines/core/server-product.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { leads, type Quote, type QuoteRun, quoteRuns, quotes } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { type Priced, planOf, pricedOf } from './answer.ts'
import { termsOf } from './terms.ts'

/** The latest run of a journey; earlier ones no longer count. */
export async function latestRun(db: Db, leadId: string): Promise<QuoteRun | undefined> {
  const [run] = await db
    .select()
    .from(quoteRuns)
    .where(eq(quoteRuns.leadId, leadId))
    .orderBy(desc(quoteRuns.startedAt), desc(quoteRuns.id))
    .limit(1)
  return run
}

/** Each insurer's answer in a run, or that it is pending; always in one order. */
export function quotesOf(db: Db, runId: string): Promise<Quote[]> {
  return db.select().from(quotes).where(eq(quotes.runId, runId)).orderBy(quotes.insurerId)
}

/** A price that can be bought, and what it was asked for, on which day. */
export type Offer = Priced & { terms: QuoteTerms; run: QuoteRun }

/** An insurer's offer by its case; undefined where a newer run has replaced its run. */
export async function offerOfCase(
  db: Db,
  product: ServerProduct,
  leadId: string,
  caseId: string,
): Promise<Offer | undefined> {
  const found = await findCase(db, leadId, caseId)
  return found && { ...pricedOf(found.quote), terms: termsOf(product, found.run), run: found.run }
}

/** The price alone. */
export async function planOfCase(db: Db, leadId: string, caseId: string): Promise<Plan | undefined> {
  const found = await findCase(db, leadId, caseId)
  return found && planOf(found.quote.result)
}

async function findCase(db: Db, leadId: string, caseId: string) {
  const run = await latestRun(db, leadId)
  if (!run) return undefined
  const wanted = and(eq(quotes.runId, run.id), eq(quotes.caseId, caseId))
  const [quote] = await db.select().from(quotes).where(wanted)
  return quote && { run, quote }
}

/** Locks the journey until the transaction ends, so that its runs and its status change one at a time. */
export async function lockLead(tx: Db, leadId: string): Promise<string | null> {
  const [lead] = await tx
    .select({ status: leads.status })
    .from(leads)
    .where(eq(leads.id, leadId))
    .for('update')
  if (!lead) throw new Error('The journey is gone')
  return lead.status
}
