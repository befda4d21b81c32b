import { limits } from '#machines/reference/limits.ts'
import type { SmsTemplate } from './sms-templates.ts'

const minutes = limits.otp.expiresMs / 60_000

/** The code that signs a customer in. */
export const signInSms = (code: string): SmsTemplate => ({
  templateId: '1007000000000000011',
  text: `${code} is your Safar login code, valid for ${minutes} minutes. Our staff will never ask for it. - Safar`,
})

/** The code that signs an employee in. */
export const staffSms = (code: string): SmsTemplate => ({
  templateId: '1007000000000000012',
  text: `${code} is your Safar desk login code, valid for ${minutes} minutes. Tell nobody. - Safar`,
})

/** The code that somebody gives as proof of a contact number. */
export const contactSms = (code: string): SmsTemplate => ({
  templateId: '1007000000000000013',
  text: `${code} confirms your number with Safar, within ${minutes} minutes. Our staff will never ask for it. - Safar`,
})
