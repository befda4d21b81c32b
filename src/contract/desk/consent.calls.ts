import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { call } from '../call.ts'

const success = v.literal('success')
/** To see and continue a journey, or to accept a changed premium. */
const purpose = v.picklist(['access', 'premium'])
const otp = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\d{${limits.otp.digits.customer}}$`), messages.account.invalidOtp),
)
const atDesk = { method: 'POST', kind: 'authed', action: 'desk.work' } as const

/** Sends a journey's customer a code with a text that says who asks and what for (ruling 9, T14). */
export const askConsent = call({
  ...atDesk,
  path: 'desk/askConsent',
  request: v.object({ customerLeadId: v.string(), purpose }),
  /** `mobile` is the masked number the code was sent to. */
  reply: v.object({ status: success, data: v.object({ mobile: v.string() }) }),
  isSuccess: ({ status }) => status === 'success',
})

/** Verifies the code the customer told the employee, and records what they agreed to. */
export const giveConsent = call({
  ...atDesk,
  path: 'desk/giveConsent',
  request: v.object({ customerLeadId: v.string(), purpose, otp }),
  reply: v.object({ status: success, data: v.object({ customerLeadId: v.string(), expiresAt: v.string() }) }),
  isSuccess: ({ status }) => status === 'success',
})

export type ConsentPurpose = v.InferOutput<typeof purpose>
