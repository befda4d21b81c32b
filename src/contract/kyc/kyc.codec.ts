import * as v from 'valibot'
import type { KycFinding } from '#machines/schemas/kyc.ts'
import { replyOf, type Sent } from '../sent.ts'
import { docName, type KycReply } from './kyc.calls.ts'

/**
 * Encodes a request of the KYC machine for the wire: `send(verifyKycWithOtp,
 * toKyc(input))`, likewise for its siblings.
 */
export const toKyc = <T>({ leadId, ...rest }: T & { leadId: string }) => ({ ...rest, customerLeadId: leadId })

/** The same where a document is named (`getKyc`, `checkKycPapers`). */
export const toKycDocument = <T>(input: T & { leadId: string; docName: string }) => ({
  ...toKyc(input),
  docName: v.parse(docName, input.docName),
})

/** The result of a check, decoded for the machine. */
export const findingOf = (sent: Sent<KycReply>): KycFinding => replyOf(sent).data

/** The two shapes of an OTP check's result, tagged so that they cannot be confused (C-125). */
type OtpAnswer = { is: 'response'; response: KycReply } | { is: 'data'; data: KycReply['data'] }

/** The whole response when its success is true, else its data (VALID-66). */
export const otpAnswerOf = (reply: KycReply): OtpAnswer =>
  reply.success ? { is: 'response', response: reply } : { is: 'data', data: reply.data }

export function findingOfOtp(sent: Sent<KycReply>): KycFinding {
  const answer = otpAnswerOf(replyOf(sent))
  return answer.is === 'response' ? answer.response.data : answer.data
}
