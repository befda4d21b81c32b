import { limits } from '#machines/reference/limits.ts'
import type { SmsTemplate } from './sms-templates.ts'

const minutes = limits.otp.expiresMs / 60_000

/** The code that signs a customer in. */
export const signInSms = (code: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000011', hi: '1007000000000001011' },
  text: (say) =>
    say`${code} is your Safar login code, valid for ${minutes} minutes. Our staff will never ask for it. - Safar`,
})

/** The code that somebody gives as proof of a contact number. */
export const contactSms = (code: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000013', hi: '1007000000000001013' },
  text: (say) =>
    say`${code} confirms your number with Safar, within ${minutes} minutes. Our staff will never ask for it. - Safar`,
})
