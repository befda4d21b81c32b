import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { call } from '../call.ts'

const success = v.literal('success')
/** A code is made for any ref, so its length is limited. */
const leadId = v.pipe(v.string(), v.maxLength(64))
const otp = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\d{${limits.otp.digits.customer}}$`), messages.account.invalidOtp),
)

/** Sends a code to the mobile number of a journey; returns the number masked only. */
export const sendOwnerCode = call({
  method: 'POST',
  path: 'journey/sendCode',
  kind: 'open',
  action: 'account.enter',
  request: v.object({ customerLeadId: leadId }),
  reply: v.object({ status: success, data: v.object({ mobile: v.string() }) }),
  isSuccess: (reply) => reply.status === 'success',
})

/** Opens the journey for the browser that enters the right code. */
export const verifyOwnerCode = call({
  method: 'POST',
  path: 'journey/verifyCode',
  kind: 'open',
  action: 'account.enter',
  request: v.object({
    customerLeadId: leadId,
    otp,
    /** The link that was followed to the journey; this uses it up. */
    link: v.optional(v.string()),
  }),
  reply: v.object({ status: success, data: v.object({ customerLeadId: v.string() }) }),
  isSuccess: (reply) => reply.status === 'success',
})
