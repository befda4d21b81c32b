import { eq } from 'drizzle-orm'
import { maskMobile } from '#machines/rules/mask.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { auditLook } from '../audit/audit.store.ts'
import { mayAccess } from '../audit/consents.store.ts'
import { type Lead, leads, quotes } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import type { Caller, LeadQuestion } from '../http/caller.ts'
import { fail } from '../http/fail.ts'
import { findLead, openRecordOf, recordOf } from './leads.store.ts'

/**
 * The lead, or a refusal when it is unknown or not the caller's to see. An employee's look is logged, a
 * customer's language kept.
 */
export async function openLead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  question: LeadQuestion,
): Promise<Lead> {
  const lead = await leadOf(db, question)
  if (!lead) return fail('unknown-journey')
  const { employeeId } = caller
  const at = clock.now()
  const opens =
    mayOpen(lead, caller) || (employeeId !== null && (await mayAccess(db, lead.id, employeeId, at)))
  if (!opens) return fail('prove-owner', undefined, { current: maskedOwner(lead) })
  if (employeeId === null) return inLanguage(db, lead, question.language)
  await auditLook(db, { leadId: lead.id, employeeId, action: question.action, at })
  return lead
}

/** The lead with the language that its owner reads now, which messages of later jobs are written in. */
async function inLanguage(db: Db, lead: Lead, language = lead.language): Promise<Lead> {
  if (language === lead.language) return lead
  await db.update(leads).set({ language }).where(eq(leads.id, lead.id))
  return { ...lead, language }
}

/** The record of an opened lead as the caller may see it: sealed answers are an employee's only by the customer's consent. */
export async function recordFor(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'products'>,
  lead: Lead,
  caller: Caller,
): Promise<JourneyRecord> {
  const record = recordOf(deps, lead)
  const opens = record.sealedAnswers !== undefined && (await seesSealed(deps, lead, caller))
  return opens ? openRecordOf(deps, lead) : { ...record, sealedAnswers: undefined }
}

/** Whether the caller may see the sealed answers of an opened lead. */
export const seesSealed = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: Lead,
  { employeeId }: Pick<Caller, 'employeeId'>,
): Promise<boolean> => employeeId === null || mayAccess(db, id, employeeId, clock.now())

/** All that an unknown caller may learn: the masked number the code is sent to. */
const maskedOwner = ({ mobile }: Lead) => (mobile === null ? {} : { mobile: maskMobile(mobile) })

async function leadOf(db: Db, { key, value }: Omit<LeadQuestion, 'action'>): Promise<Lead | undefined> {
  if (key !== 'caseId') return findLead(db, value)
  const [found] = await db
    .select({ lead: leads })
    .from(quotes)
    .innerJoin(leads, eq(leads.id, quotes.leadId))
    .where(eq(quotes.caseId, value))
  return found?.lead
}

/**
 * A lead opens for the browser that started it, its customer and its employee (ruling 13). For any other employee it
 * opens by the customer's consent, see the lead guard.
 */
export function mayOpen(lead: Lead, caller: Caller): boolean {
  return (
    caller.owners.includes(lead.ownerHash) ||
    isCustomers(lead, caller) ||
    same(lead.emplId, caller.employeeId)
  )
}

/** What a partner says about a visitor gives no access to what that customer did elsewhere. */
const isCustomers = (lead: Lead, { customerId, partnerId }: Caller) =>
  same(lead.customerId, customerId) && (partnerId === null || lead.partnerId === partnerId)

const same = (theirs: string | null, ours: string | null) => theirs !== null && theirs === ours
