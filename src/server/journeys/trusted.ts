import { and, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { messages } from '#machines/reference/messages.ts'
import { kycResult } from '#machines/schemas/proposal.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { kycChecks, type Lead } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { refuse } from '../http/refuse.ts'
import { planOfCase } from '../quotes/quotes.store.ts'
import type { SaveRequest } from './told.ts'

/**
 * A told record that says nothing on its own authority: the price of a chosen plan is the one its insurer
 * gave, and who the customer is was found out by KYC.
 */
export async function trusted(
  db: Db,
  lead: Lead,
  { step, step7 }: SaveRequest,
  told: MotorRecord,
): Promise<MotorRecord> {
  if (step === 7 && step7?.selectedPlan)
    return { ...told, plan: await planOf(db, lead, step7.selectedPlan.caseId) }
  if (step === 8) return { ...told, kyc: await kycOf(db, lead) }
  return told
}

async function planOf(db: Db, lead: Lead, caseId: string) {
  const plan = await planOfCase(db, lead.id, caseId)
  return plan ?? refuseField('step7.selectedPlan.caseId', messages.journey.quotesFailed)
}

async function kycOf(db: Db, lead: Lead) {
  const [check] = await db
    .select()
    .from(kycChecks)
    .where(and(eq(kycChecks.leadId, lead.id), eq(kycChecks.status, 'success')))
    .orderBy(desc(kycChecks.createdAt))
    .limit(1)
  if (check) return v.parse(kycResult, check.data)
  return refuseField('step8.kycAndUserDetails.kyc', messages.journey.kycPoaNeeded)
}

const refuseField = (path: string, message: string) =>
  refuse('invalid', undefined, { issues: [{ path, message }] })
