import { statuses } from '#machines/reference/statuses.ts'
import { paise, rupees } from '#machines/rules/money.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { ProposalOutcome } from '#machines/schemas/outcome.ts'
import { replyOf, type Sent } from '../sent.ts'
import type { ProposalReply, ProposalRequest } from './proposal.calls.ts'

/** The proposal of any journey; `accepted` is the new premium the customer accepted, in paise. */
export function toProposal(
  { leadId, version, plan, kyc }: JourneyRecord,
  accepted?: number,
): ProposalRequest {
  return {
    customerLeadId: leadId,
    caseId: plan?.caseId ?? '',
    insurerId: plan?.insurerId ?? 0,
    version,
    ...(plan && { netPremium: rupees(plan.net), gst: rupees(plan.gst), finalPremium: rupees(plan.final) }),
    ...(kyc && { kycData: kyc }),
    ...(accepted !== undefined && { acceptedPremium: rupees(accepted) }),
  }
}

/**
 * Decodes a proposal's outcome for the machine. What the server will not send is a refusal with its reason; throws
 * where it is unknown whether anything was sent.
 */
export function outcomeOf(sent: Sent<ProposalReply>, { version }: JourneyRecord): ProposalOutcome {
  if (sent.ok || sent.body) return outcomeOfReply(replyOf(sent))
  const { code, message, issues } = sent.failure
  if (!notSent.includes(code)) throw new Error(message)
  return { kind: 'rejected', message: issues?.[0]?.message ?? message, version }
}

const notSent: readonly string[] = ['not-now', 'invalid', 'not-allowed', 'unknown-journey', 'prove-owner']

function outcomeOfReply({ message, data }: ProposalReply): ProposalOutcome {
  const { isSent, proposalStatus, version } = data
  if (!isSent) {
    const { documentId } = data
    return { kind: 'none', ...(message !== '' && { message }), ...(documentId && { documentId }), version }
  }
  if (proposalStatus === 'proposalRequest') {
    return { kind: data.isReferred ? 'referred' : 'unknown', message: data.reason ?? message, version }
  }
  if (proposalStatus === 'proposalFailure') return { kind: 'rejected', message, version }
  if (proposalStatus === 'proposalPremiumMismatch') return premiumChangedOf(data)
  return statuses[proposalStatus].phase === 'quotes'
    ? { kind: 'none', version }
    : { kind: 'accepted', version }
}

function premiumChangedOf(data: ProposalReply['data']): ProposalOutcome {
  const { quotedPremium = 0, finalPremium = 0, reason = '', premiumLines = [], version } = data
  return {
    kind: 'premiumChanged',
    quoted: paise(quotedPremium),
    now: paise(finalPremium),
    reason,
    lines: premiumLines.map((line) => ({ ...line, amount: paise(line.amount) })),
    version,
  }
}
