import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { zurichKotak } from '#machines/reference/insurers/zurich-kotak.insurer.ts'
import { messages } from '#machines/reference/messages.ts'
import { statuses } from '#machines/reference/statuses.ts'
import { paise, rupees } from '#machines/rules/money.ts'
import type { ProposalOutcome } from '#machines/schemas/outcome.ts'
import type { RequestOf } from '../call.ts'
import { motorRequestOf } from '../flow/motor-request.ts'
import type { Sent } from '../sent.ts'
import { draftOf } from './draft.codec.ts'
import { type ProposalReply, saveKotakProposal, submitProposal } from './proposal.calls.ts'

/** The proposal call of a plan's insurer. */
export const proposalCallOf = ({ plan }: MotorRecord) =>
  plan?.insurerId === zurichKotak.insurerId ? saveKotakProposal : submitProposal

/** The proposal of a journey; `accepted` is the new premium the customer accepted, in paise. */
export function toProposal(record: MotorRecord, accepted?: number): RequestOf<typeof submitProposal> {
  const { leadId, plan, kyc } = record
  return {
    customerLeadId: leadId,
    caseId: plan?.caseId ?? '',
    insurerId: plan?.insurerId ?? 0,
    motorRequest: motorRequestOf(record),
    apiRequestQQ: draftOf(record),
    ...(plan && { netPremium: rupees(plan.net), gst: rupees(plan.gst), finalPremium: rupees(plan.final) }),
    ...(kyc && { kycData: kyc }),
    ...(accepted !== undefined && { acceptedPremium: rupees(accepted) }),
  }
}

/**
 * Decodes a proposal's outcome for the machine. What the server will not send is a refusal with its reason; throws
 * where it is unknown whether anything was sent.
 */
export function outcomeOf(sent: Sent<ProposalReply>, { version }: MotorRecord): ProposalOutcome {
  if (sent.body) return outcomeOfReply(sent.body)
  const { code, message, issues } = sent.ok ? unknown : sent.failure
  if (!notSent.includes(code)) throw new Error(message)
  return { kind: 'rejected', message: issues?.[0]?.message ?? message, version }
}

const unknown = { code: '', message: messages.journey.outcomeUnknown, issues: undefined }
const notSent = ['not-now', 'invalid', 'not-allowed', 'unknown-journey', 'prove-owner']

function outcomeOfReply({ message, data }: ProposalReply): ProposalOutcome {
  const { isSent, proposalStatus, version } = data
  if (!isSent) return { kind: 'none', ...(message !== '' && { message }), version }
  if (proposalStatus === 'proposalRequest') return { kind: 'unknown', message, version }
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
