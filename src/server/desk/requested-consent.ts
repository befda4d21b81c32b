import { askConsent, type ConsentPurpose } from '#contract/desk/consent.calls.ts'
import { findLead } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { fail } from '../http/fail.ts'
import type { CallContext } from '../http/serve.ts'
import type { SmsTemplate } from '../messages/sms-templates.ts'
import { latestProposal } from '../proposals/proposals.store.ts'
import { accessSms, premiumSms } from './consent-sms.ts'

type Request = { customerLeadId: string; purpose: ConsentPurpose }
type ConsentRequest = Pick<CallContext<Request>, 'request' | 'caller' | 'c'>

/** One consent, exactly as its code proves it. */
export type RequestedConsent = {
  purpose: ConsentPurpose
  detail: { premiumPaise?: number }
  sms: (code: string, employeeName: string) => SmsTemplate
}

/**
 * Who asks which customer for what. Requesting access needs only the id; consent to a
 * premium needs access to the journey.
 */
export async function requestedConsent(db: Db, { request, caller: { employeeId }, c }: ConsentRequest) {
  if (employeeId === null) return fail('not-allowed')
  const { customerLeadId: value, purpose } = request
  const question = { key: 'customerLeadId', value, action: askConsent.path } as const
  const lead = purpose === 'premium' ? await c.var.openLead(question) : await findLead(db, value)
  if (!lead) return fail('unknown-journey')
  return { lead, employeeId, consent: await exactly(db, lead, purpose) }
}

/** A changed premium is the one that the insurer wants now (T14). */
async function exactly(db: Db, lead: Lead, purpose: ConsentPurpose): Promise<RequestedConsent> {
  if (purpose === 'access') return { purpose, detail: {}, sms: accessSms }
  const isChanged = lead.status === 'proposalPremiumMismatch'
  const premiumPaise = isChanged ? (await latestProposal(db, lead.id))?.insurerPaise : undefined
  if (!premiumPaise) return fail('not-now')
  return { purpose, detail: { premiumPaise }, sms: (code, name) => premiumSms(code, name, premiumPaise) }
}

/** The subject of a code: this journey, this employee, this purpose. */
export const codeFor = (leadId: string, employeeId: string, { purpose, detail }: RequestedConsent) => ({
  purpose: `consent-${purpose}`,
  subject: [leadId, employeeId, detail.premiumPaise ?? ''].join(' '),
})
