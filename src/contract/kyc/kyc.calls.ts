import * as v from 'valibot'
import { identityTypes } from '#machines/reference/documents.ts'
import { limits } from '#machines/reference/limits.ts'
import { customerType, day } from '#machines/schemas/basics.ts'
import { kycConfig, kycFinding } from '#machines/schemas/kyc.ts'
import { call } from '../call.ts'

const success = v.literal('success')
export const docName = v.picklist(identityTypes.map((type) => type.value))
const lead = { customerLeadId: v.string(), insurerId: v.number() }
/** As on the document; without it the owner's name as it was given with the contact details. */
const fullName = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.name.signUpMax)))

/**
 * The reply of every identity check. `success` is true where somebody was found or an OTP was sent. `data` contains
 * the result; a document number in it is masked.
 */
const kycReply = v.object({ success: v.boolean(), message: v.string(), data: kycFinding })
export type KycReply = v.InferOutput<typeof kycReply>

const ofLead = { method: 'POST', kind: 'authed', action: 'journey.buy', lead: 'customerLeadId' } as const
const answering = { ...ofLead, reply: kycReply, isSuccess: ({ success }: KycReply) => success }

/** How an insurer lets an owner of this type prove who they are (spec §7, PROPOSAL-06). */
export const getKycConfig = call({
  method: 'POST',
  path: 'kyc/getKycConfig',
  kind: 'authed',
  action: 'product.look',
  request: v.object({ insurerId: v.number(), customerType }),
  reply: v.object({ status: success, data: kycConfig }),
  isSuccess: ({ status }) => status === 'success',
})

/** Looks the owner up by one document; for an Aadhaar number an OTP is sent (spec §7, C-107). */
export const getKyc = call({
  ...answering,
  path: 'kyc/getKyc',
  request: v.object({ ...lead, docName, docNumber: v.string(), fullName, dateOfBirth: v.optional(day) }),
})

/** The OTP that `getKyc` had sent; `reference` is the one it answered with. */
export const verifyKycWithOtp = call({
  ...answering,
  path: 'kyc/verifyKYCWithOtp',
  request: v.object({ customerLeadId: v.string(), reference: v.string(), otp: v.string() }),
})

/** The state of the last check, after the identity provider's page or while papers are under review. */
export const getKycStatus = call({
  ...answering,
  path: 'kyc/getKycStatus',
  request: v.object(lead),
})

/** Whether identity checks for this insurer are currently available. */
export const getKycServiceStatus = call({
  method: 'POST',
  path: 'kyc/getKycServiceStatus',
  kind: 'authed',
  action: 'product.look',
  request: v.object({ insurerId: v.number() }),
  reply: v.object({ status: success, data: v.object({ insurerId: v.number(), available: v.boolean() }) }),
  isSuccess: ({ status }) => status === 'success',
})

/** Begins a check on the identity provider's own page, which sends the browser back to `/kyc-redirection/{id}`. */
export const startKycRedirect = call({
  ...ofLead,
  path: 'kyc/startRedirect',
  request: v.object({ ...lead, fullName }),
  reply: v.object({ status: success, data: v.object({ url: v.string() }) }),
  isSuccess: ({ status }) => status === 'success',
})

/** Verifies an uploaded document; `fileId` is the `id` from its upload. */
export const checkKycPapers = call({
  ...answering,
  path: 'kyc/checkPapers',
  request: v.object({ ...lead, docName, fullName, fileId: v.string() }),
})
