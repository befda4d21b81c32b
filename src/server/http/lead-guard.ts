import { eq } from 'drizzle-orm'
import type { LeadKey } from '#contract/call.ts'
import { maskMobile } from '#machines/rules/mask.ts'
import { auditLook } from '../audit/audit.store.ts'
import { mayAccess } from '../audit/consents.store.ts'
import { type Lead, leads, quotes } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { type Asking, mayOpen } from './asking.ts'
import { refuse } from './refuse.ts'

/** A lead named by its own id (`customerLeadId`, or `id` in a path) or by one of its quotes. */
export type LeadQuestion = {
  key: LeadKey
  value: string
  /** The call it is asked for. */
  action: string
}

/** The lead in question, or a refusal: nobody knows it, or it is not theirs to see. An employee's look is written down. */
export async function openLead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asking: Asking,
  question: LeadQuestion,
): Promise<Lead> {
  const lead = await findLead(db, question)
  if (!lead) return refuse('unknown-journey')
  const { employeeId } = asking
  const at = clock.now()
  const opens =
    mayOpen(lead, asking) || (employeeId !== null && (await mayAccess(db, lead.id, employeeId, at)))
  if (!opens) return refuse('prove-owner', undefined, { current: whomToAsk(lead) })
  if (employeeId !== null) await auditLook(db, { leadId: lead.id, employeeId, action: question.action, at })
  return lead
}

/** All that a stranger may know: which phone the proof is sent to. */
const whomToAsk = ({ mobile }: Lead) => (mobile === null ? {} : { mobile: maskMobile(mobile) })

async function findLead(db: Db, { key, value }: Omit<LeadQuestion, 'action'>): Promise<Lead | undefined> {
  if (key !== 'caseId') {
    const [lead] = await db.select().from(leads).where(eq(leads.id, value))
    return lead
  }
  const [found] = await db
    .select({ lead: leads })
    .from(quotes)
    .innerJoin(leads, eq(leads.id, quotes.leadId))
    .where(eq(quotes.caseId, value))
  return found?.lead
}
