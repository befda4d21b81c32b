import * as v from 'valibot'
import type { KycFinding } from '#machines/schemas/kyc.ts'
import { replyOf, type Sent } from '../sent.ts'
import { docName, type KycReply } from './kyc.calls.ts'

/** A question of the KYC machine in the wire's words: `send(verifyKycWithOtp, toKyc(input))`, and so for its siblings. */
export const toKyc = <T>({ leadId, ...rest }: T & { leadId: string }) => ({ ...rest, customerLeadId: leadId })

/** The same where a document is named (`getKyc`, `checkKycPapers`). */
export const toKycDocument = <T>(input: T & { leadId: string; docName: string }) => ({
  ...toKyc(input),
  docName: v.parse(docName, input.docName),
})

/** What a check found, in the machine's words. */
export const findingOf = (sent: Sent<KycReply>): KycFinding => replyOf(sent).data

/** The two shapes that an OTP check hands on, tagged so that neither is taken for the other (register C-125). */
export type OtpAnswer = { is: 'response'; response: KycReply } | { is: 'data'; data: KycReply['data'] }

/** The whole response when its success is true, else its data (VALID-66). */
export const otpAnswerOf = (reply: KycReply): OtpAnswer =>
  reply.success ? { is: 'response', response: reply } : { is: 'data', data: reply.data }

export function findingOfOtp(sent: Sent<KycReply>): KycFinding {
  const answer = otpAnswerOf(replyOf(sent))
  return answer.is === 'response' ? answer.response.data : answer.data
}
