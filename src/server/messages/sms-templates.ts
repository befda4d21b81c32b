import type { Language } from '#machines/reference/languages.ts'
import { limits } from '#machines/reference/limits.ts'
import { erasureWarningHours } from '#machines/reference/retention.ts'
import type { Say } from '#texts/translator.ts'

/** A text as registered with the operators, by the template id of each language. */
export type SmsTemplate = { templateIds: Record<Language, string>; text: (say: Say) => string }

const minutes = limits.otp.expiresMs / 60_000

/** The code that proves whose journey it is. */
export const codeSms = (code: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000001', hi: '1007000000000001001' },
  text: (say) =>
    say`${code} is your Safar code, valid for ${minutes} minutes. Our staff will never ask for it. - Safar`,
})

/** The link to a policy document. */
export const policySms = (link: string, title: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000002', hi: '1007000000000001002' },
  text: (say) => say`Your ${say(title).toLowerCase()} policy is ready: ${link} - Safar`,
})

/** The link back to a journey; following it asks for a code. */
export const resumeSms = (link: string, title: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000003', hi: '1007000000000001003' },
  text: (say) => say`Continue your ${say(title).toLowerCase()}: ${link} - Safar`,
})

/** The link to a proposal that a person at the insurer reads. */
export const referralSms = (link: string, title: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000005', hi: '1007000000000001005' },
  text: (say) =>
    say`An underwriter is reading your ${say(title).toLowerCase()} proposal. Nothing was charged. Where it stands: ${link} - Safar`,
})

/** The link to a proposal that somebody has decided about. */
export const decisionSms = (link: string, title: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000004', hi: '1007000000000001004' },
  text: (say) => say`Your ${say(title).toLowerCase()} proposal was read. See the answer: ${link} - Safar`,
})

/** The link to a proposal that an underwriter has given back for another photograph. */
export const photographSms = (link: string, title: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000006', hi: '1007000000000001006' },
  text: (say) =>
    say`An underwriter needs another photograph for your ${say(title).toLowerCase()} proposal. Which one, and why: ${link} - Safar`,
})

/** The same of one whose answer is open for so many hours only; the answer itself is behind the link. */
export const timedDecisionSms = (link: string, title: string, hours: number): SmsTemplate => ({
  templateIds: { en: '1007000000000000018', hi: '1007000000000001018' },
  text: (say) =>
    say`Your ${say(title).toLowerCase()} proposal was read. See the answer within ${hours} hours, then it expires: ${link} - Safar`,
})

/** The link to a journey that was too early, on the day on which it can go on. */
export const reminderSms = (link: string, title: string, stop: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000007', hi: '1007000000000001007' },
  text: (say) =>
    say`You asked us to remind you: your ${say(title).toLowerCase()} can be renewed from today. Your answers are kept: ${link} No more reminders: ${stop} - Safar`,
})

/** A journey that was left for long is erased soon. */
export const erasureSms = (link: string, title: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000014', hi: '1007000000000001014' },
  text: (say) =>
    say`Your unfinished ${say(title).toLowerCase()} quote will be erased in ${erasureWarningHours} hours. Continue to keep it: ${link} - Safar`,
})

/** A policy has ended early, and the refund is on its way; the rest is behind the login. */
export const cancellationSms = (link: string, title: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000008', hi: '1007000000000001008' },
  text: (say) =>
    say`Your ${say(title).toLowerCase()} policy is cancelled. The refund and its day: ${link} - Safar`,
})

/** A policy was changed as its owner asked; what was changed is behind the login. */
export const endorsementSms = (link: string, title: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000009', hi: '1007000000000001009' },
  text: (say) =>
    say`Your ${say(title).toLowerCase()} policy was changed as you asked. The new document: ${link} - Safar`,
})

/** A change that the insurer does not make; its reason is behind the login. */
export const endorsementRefusedSms = (link: string, title: string): SmsTemplate => ({
  templateIds: { en: '1007000000000000010', hi: '1007000000000001010' },
  text: (say) =>
    say`The insurer did not change your ${say(title).toLowerCase()} policy. Its reason: ${link} - Safar`,
})
