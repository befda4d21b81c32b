import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { messages } from '#machines/reference/messages.ts'
import { plan } from '#machines/schemas/plan.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { type Lead, quotes } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { refuse } from '../http/refuse.ts'
import type { SaveRequest } from './told.ts'

/** A told record whose price is the insurer's own: of a chosen plan only its case is taken from the save. */
export async function trusted(
  db: Db,
  lead: Lead,
  { step, step7 }: SaveRequest,
  told: MotorRecord,
): Promise<MotorRecord> {
  if (step !== 7 || !step7?.selectedPlan) return told
  const plan = await planOfCase(db, lead.id, step7.selectedPlan.caseId)
  if (plan) return { ...told, plan }
  const issue = { path: 'step7.selectedPlan.caseId', message: messages.journey.quotesFailed }
  return refuse('invalid', undefined, { issues: [issue] })
}
async function planOfCase(db: Db, leadId: string, caseId: string) {
  const [quote] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.leadId, leadId), eq(quotes.caseId, caseId)))
  return quote?.state === 'priced' ? v.parse(plan, quote.result) : undefined
}
