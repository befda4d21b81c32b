import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { call } from '../call.ts'

const success = v.literal('success')
/** To see and continue a journey, or to a premium that the insurer changed. */
const purpose = v.picklist(['access', 'premium'])
const otp = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\d{${limits.otp.digits.customer}}$`), messages.account.invalidOtp),
)
const atDesk = { method: 'POST', kind: 'authed', action: 'desk.work', assumed: true } as const

/** Sends the customer of a journey a code whose text says who asks and what for (decisions 9, register T14). */
export const askConsent = call({
  ...atDesk,
  path: 'desk/askConsent',
  request: v.object({ customerLeadId: v.string(), purpose }),
  /** `mobile` says how the number looks that the code went to. */
  reply: v.object({ status: success, data: v.object({ mobile: v.string() }) }),
  isSuccess: ({ status }) => status === 'success',
})

/** Takes the code the customer told the employee, and writes down what they agreed to. */
export const giveConsent = call({
  ...atDesk,
  path: 'desk/giveConsent',
  request: v.object({ customerLeadId: v.string(), purpose, otp }),
  reply: v.object({ status: success, data: v.object({ customerLeadId: v.string(), expiresAt: v.string() }) }),
  isSuccess: ({ status }) => status === 'success',
})

export type ConsentPurpose = v.InferOutput<typeof purpose>
