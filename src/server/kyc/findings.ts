import type { KycReply } from '#contract/kyc/kyc.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { nameScore, sameNameScore } from '#machines/rules/name-match.ts'
import type { KycFinding } from '#machines/schemas/kyc.ts'
import type { KycResult } from '#machines/schemas/proposal.ts'

const { journey, kyc } = messages

export const rejectedFinding = (message: string): KycFinding => ({ kind: 'refused', message })
export const notFound: KycFinding = { kind: 'notFound', message: journey.kycPoaNeeded }

/** The result, if it is the journey's owner; nothing about anybody else is revealed. */
export function judgedFinding(result: KycResult & { name: string }, ownerName: string): KycFinding {
  if (nameScore(result.name, ownerName) < sameNameScore) return rejectedFinding(kyc.nameMismatch(ownerName))
  return { kind: 'verified', result }
}

/** Encodes the result of a check: `success` and the message to show (ERR-12 to ERR-16). */
export function kycReplyOf(finding: KycFinding): KycReply {
  const success = finding.kind === 'verified' || finding.kind === 'otpSent'
  return { success, message: wordsOf(finding), data: finding }
}

function wordsOf(finding: KycFinding): string {
  if (finding.kind === 'otpSent') return kyc.otpSent
  if (finding.kind !== 'verified') return finding.message
  const { kycNumber, kycStatus } = finding.result
  if (kycStatus === 'pending') return kyc.inReview
  return kycNumber === undefined ? kyc.found : journey.kycFetched(kycNumber)
}
