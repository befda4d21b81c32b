import type { ConsentPurpose } from '#contract/desk/consent.calls.ts'
import type { Lead } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { refuse } from '../http/refuse.ts'
import type { SmsTemplate } from '../messages/sms-templates.ts'
import { latestProposal } from '../proposals/proposals.store.ts'
import { accessSms, premiumSms } from './consent-sms.ts'

/** One yes, as exactly as its code proves it. */
export type ConsentAsked = {
  purpose: ConsentPurpose
  detail: { premiumPaise?: number }
  sms: (code: string, employeeName: string) => SmsTemplate
}

/** What a customer is asked: a changed premium is the one that the insurer wants now (register T14). */
export async function consentAsked(db: Db, lead: Lead, purpose: ConsentPurpose): Promise<ConsentAsked> {
  if (purpose === 'access') return { purpose, detail: {}, sms: accessSms }
  const wanted =
    lead.status === 'proposalPremiumMismatch' && (await latestProposal(db, lead.id))?.insurerPaise
  if (!wanted) return refuse('not-now')
  return {
    purpose,
    detail: { premiumPaise: wanted },
    sms: (code, name) => premiumSms(code, name, wanted),
  }
}

/** Whose code it is: of this journey, asked by this employee, for this very thing. */
export const codeFor = (leadId: string, employeeId: string, { purpose, detail }: ConsentAsked) => ({
  purpose: `consent-${purpose}`,
  subject: [leadId, employeeId, detail.premiumPaise ?? ''].join(' '),
})
