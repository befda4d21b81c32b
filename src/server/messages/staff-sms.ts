import { limits } from '#machines/reference/limits.ts'
import type { SmsTemplate } from './sms-templates.ts'

const minutes = limits.otp.expiresMs / 60_000

/** The code that signs an employee in, in English as their pages are. */
export const staffSms = (code: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000012', hi: '1007000000000000012' },
  text: () => `${code} is your Safar desk login code, valid for ${minutes} minutes. Tell nobody. - Safar`,
})
