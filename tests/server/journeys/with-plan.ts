import { saveFlow } from '#contract/flow/flow.calls.ts'
import { wireAddOnsOf } from '#contract/quotes/wire-add-ons.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import type { QuoteRequest } from '#machines/motor/record/quote-request.ts'
import { leads, quoteRuns, quotes } from '#server/db/schema.ts'
import type { Db } from '#server/db/types.ts'
import { startOfTests } from '../support/clock.ts'
import type { Visitor } from '../support/visitor.ts'
import { aPlan } from './a-plan.ts'
import { aJourney, aSave } from './asha.ts'

type Saved = { customerLeadId: string; version: number }

/** What is priced where nothing was added to the usual cover. */
export const plainRequest: QuoteRequest = {
  coverType: 'comprehensive',
  addOns: [],
  tppdRestricted: false,
  personalAccident: true,
}

/** The same as the wire spells it. */
export const plainWire = { policyType: 'comprehensive' as const, addOns: wireAddOnsOf(plainRequest) }

/** Two insurers have answered, and the offer of the first, case-1, was chosen. */
export async function aJourneyWithPlan(
  db: Db,
  visitor: Visitor,
  different: Partial<MotorPlan> = {},
): Promise<Saved> {
  return withPlan(db, visitor, await aJourney(visitor, 6), different)
}

/** The same for a journey whose wizard is answered. */
export async function withPlan(
  db: Db,
  visitor: Visitor,
  lead: Saved,
  different: Partial<MotorPlan> = {},
): Promise<Saved> {
  const leadId = lead.customerLeadId
  const startedAt = new Date(startOfTests)
  const run = { id: 'run-1', leadId, request: {}, requestHash: 'x', onDay: '2026-06-15', startedAt }
  await db.insert(quoteRuns).values(run)
  for (const plan of [
    aPlan(different),
    aPlan({ insurerId: 15, insurer: 'ICICI Lombard', caseId: 'case-2' }),
  ]) {
    const { insurerId, caseId } = plan
    const quote = { id: caseId, runId: 'run-1', leadId, insurerId, caseId, state: 'priced' as const }
    await db.insert(quotes).values({ ...quote, result: plan })
  }
  await db.update(leads).set({ status: 'quotesGenerated' })
  return choosePlan(visitor, lead, 'case-1')
}

/** Chooses an offer by its case, telling another price than its insurer did. */
export async function choosePlan(visitor: Visitor, lead: Saved, caseId: string): Promise<Saved> {
  const step7 = { motorRequest: plainWire, selectedPlan: aPlan({ caseId, final: 1_00 }) }
  return (await visitor.call(saveFlow, aSave(7, { ...lead, step7 }))).data.data
}
