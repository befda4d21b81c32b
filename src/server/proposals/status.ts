import * as v from 'valibot'
import { proposeReply } from '#contract/partners/insurer.ts'
import type { ProposalReply } from '#contract/proposal/proposal.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { isStatus, type Outcome, type Status, statuses } from '#machines/reference/statuses.ts'
import { rupees } from '#machines/rules/money.ts'
import { findLead } from '../access/leads.store.ts'
import type { Lead, Proposal } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { fail } from '../http/fail.ts'
import { agreedOf, isGivenBack, isReferred, latestProposal } from './proposals.store.ts'

const { journey, proposal: texts } = messages

/** The state of a journey's proposal, from its lifecycle and the insurer's last answer. */
export async function proposalReplyOf(db: Db, lead: Lead): Promise<ProposalReply> {
  const status = proposalStatusOf(lead)
  const proposal = await latestProposal(db, lead.id)
  if (!proposal || statuses[status].phase === 'quotes') return notSent(lead, status)
  // Another tab has accepted since the journey was read.
  if (status === 'proposalPremiumMismatch' && proposal.status !== 'premiumChanged')
    return proposalReplyOf(db, (await findLead(db, lead.id)) ?? fail('unknown-journey'))
  if (status === 'proposalFailure' && isGivenBack(proposal))
    return givenBack(notSent(lead, status, reasonOf(proposal)), proposal)
  return sent(lead, status, proposal)
}

/** No proposal for the chosen plan is pending, so it may be sent. */
export const notSent = (lead: Lead, status: Status, message = ''): ProposalReply => ({
  status: 'pending',
  message,
  data: { proposalStatus: status, isSent: false, version: lead.version },
})

/** Given back for another photograph: as if it was not sent, but for the one that is no longer good. */
const givenBack = (reply: ProposalReply, { insurerReply }: Proposal): ProposalReply => ({
  ...reply,
  data: { ...reply.data, documentId: String(insurerReply?.documentId) },
})

function sent(lead: Lead, status: Status, proposal: Proposal): ProposalReply {
  const word = outcomeOf(status)
  return {
    status: word,
    message: statusMessage(status, proposal),
    data: {
      caseId: proposal.caseId,
      proposalStatus: status,
      isSent: true,
      // Our own page: the gateway's address exists once payment is requested there (C-108).
      ...(word === 'success' && { paymentURL: `/checkout/${lead.id}` }),
      quotedPremium: rupees(agreedOf(proposal)),
      ...(proposal.insurerPaise !== null && { finalPremium: rupees(proposal.insurerPaise) }),
      ...(status === 'proposalPremiumMismatch' && changeOf(proposal)),
      ...(status === 'proposalRequest' &&
        isReferred(proposal) && { isReferred: true, reason: reasonOf(proposal) }),
      version: lead.version,
    },
  }
}

function outcomeOf(status: Status): Outcome {
  if (status === 'proposalRequest') return 'pending'
  return status === 'proposalFailure' || status === 'proposalPremiumMismatch' ? 'failure' : 'success'
}

function statusMessage(status: Status, proposal: Proposal): string {
  if (status === 'proposalRequest')
    return proposal.status === 'unknown' ? journey.outcomeUnknown : texts.sending
  if (status === 'proposalPremiumMismatch') return journey.premiumChanged
  if (status === 'proposalFailure') return reasonOf(proposal) ?? journey.proposalFailed
  return texts.accepted
}

function reasonOf({ insurerReply }: Proposal): string | undefined {
  const reason = insurerReply?.reason
  return typeof reason === 'string' ? reason : undefined
}

/** Why the premium changed, and its lines. */
function changeOf({ insurerReply }: Proposal) {
  const reply = v.parse(proposeReply, insurerReply)
  if (!('premium' in reply)) throw new Error('A changed premium was not kept')
  const premiumLines = reply.premium.lines.map(({ key, label, amount, reason }) => ({
    key,
    label,
    amount: rupees(amount),
    reason,
  }))
  return { reason: 'reason' in reply ? reply.reason : journey.premiumChanged, premiumLines }
}

/** Before quotes are requested there is no status, and nothing to propose. */
export function proposalStatusOf({ status }: Lead): Status {
  return isStatus(status) ? status : fail('not-now')
}
