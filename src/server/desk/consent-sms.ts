import { limits } from '#machines/reference/limits.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { Say } from '#texts/translator.ts'
import type { SmsTemplate } from '../messages/sms-templates.ts'

const { hours } = limits.consent
const minutes = limits.otp.expiresMs / 60_000
const forWhom = (name: string, say: Say) =>
  say`Tell it only to ${name} of Safar; it is good for ${minutes} minutes. - Safar`

/** Asks a customer to let an employee see their journey. */
export const accessSms = (code: string, name: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000015', hi: '1007000000000001015' },
  text: (say) =>
    say`${code} lets ${name} see and continue your insurance journey for ${hours} hours. ${forWhom(name, say)}`,
})

/** Asks a customer to agree to a premium that the insurer changed. */
export const premiumSms = (code: string, name: string, premiumPaise: number): SmsTemplate => ({
  templateIds: { en: '1007000000000000016', hi: '1007000000000001016' },
  text: (say) =>
    say`${code} is your yes to the new premium of ${formatRupees(premiumPaise)}. ${forWhom(name, say)}`,
})
