import { addressIn } from '#machines/reference/language-addresses.ts'
import type { Language } from '#machines/reference/languages.ts'
import type { LinkKind } from '#machines/schemas/desk.ts'
import { type MailTemplate, resumeMail } from '../messages/mail-templates.ts'
import { resumeSms, type SmsTemplate } from '../messages/sms-templates.ts'

/** What the journey is about, and what its customer reads. */
type About = { title: string; language: Language }

/** If the customer did not accept the terms at the checkout, the message names them. */
const termsBeside = (link: string, language: Language) =>
  new URL(addressIn(language, '/terms-conditions'), link).href

const paymentSms = (link: string, { title, language }: About): SmsTemplate => ({
  templateIds: { en: '1007000000000000017', hi: '1007000000000001017' },
  text: (say) =>
    say`Pay for your ${say(title).toLowerCase()} here: ${link} By paying you accept ${termsBeside(link, language)} - Safar`,
})

const paymentMail =
  (link: string, { title, language }: About): MailTemplate =>
  (say) => ({
    subject: say`Pay for your ${say(title).toLowerCase()}`,
    text: say`Your proposal was accepted. See what you pay for and pay here:\n${link}\n\nBy paying you accept the terms: ${termsBeside(link, language)}\n\nYou pay on the bank's own page; nobody at Safar can pay for you or asks for your card.\n\nSafar`,
  })

export const smsFor: Record<LinkKind, (link: string, about: About) => SmsTemplate> = {
  resume: (link, { title }) => resumeSms(link, title),
  payment: paymentSms,
}

export const mailFor: Record<LinkKind, (link: string, about: About) => MailTemplate> = {
  resume: (link, { title }) => resumeMail(link, title),
  payment: paymentMail,
}
