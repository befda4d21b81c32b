import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { messages } from '#machines/reference/messages.ts'
import { otpActions } from '#machines/reference/people.ts'
import { loginMobileError } from '#machines/rules/mobile.ts'
import { judged } from '#machines/schemas/answers.ts'
import { call } from '../call.ts'
import { wireCustomer } from './people.ts'

/** `success` is false with a message where the number is not signed up or the code is wrong. */
const reply = v.object({
  success: v.boolean(),
  message: v.string(),
  data: v.array(wireCustomer),
  /** The code went by mail, because the number has had as many messages as it gets. */
  isMailed: v.optional(v.boolean()),
})

/** Sends a customer's 4-digit code, and verifies it (spec §7, LOGIN-03 to LOGIN-06, C-84, C-95). */
export const loginCustomer = call({
  method: 'POST',
  path: 'auth/loginCustomer',
  kind: 'open',
  action: 'account.enter',
  request: v.object({
    api_status: v.picklist(otpActions),
    mobileNumber: judged(loginMobileError),
    otp: v.optional(v.string(), ''),
  }),
  reply,
  isSuccess: ({ success, message, data }) =>
    success && (message === messages.account.loginOtpSent || data.length > 0),
})

/** A code to confirm a contact number; no call verifies it (C-101). */
export const sendContactOtp = call({
  method: 'POST',
  path: 'auth/send-otp',
  kind: 'open',
  action: 'account.enter',
  request: v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(messages.form.required),
      v.maxLength(limits.name.signUpMax),
    ),
    number: judged(loginMobileError),
    planType: v.optional(v.string(), ''),
  }),
  reply: v.object({ message: v.string() }),
  isSuccess: ({ message }) => message === messages.account.contactOtpSent,
})
