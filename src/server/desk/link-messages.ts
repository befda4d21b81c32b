import type { Product } from '#machines/core/product.ts'
import type { LinkKind } from '#machines/schemas/desk.ts'
import { type MailTemplate, resumeMail } from '../messages/mail-templates.ts'
import { resumeSms, type SmsTemplate } from '../messages/sms-templates.ts'

/** What the journey is about. */
type Sold = Pick<Product, 'title'>

/** If the customer did not accept the terms at the checkout, the message names them. */
const termsBeside = (link: string) => new URL('/terms-conditions', link).href

const paymentSms = (link: string, { title }: Sold): SmsTemplate => ({
  templateId: '1007000000000000013',
  text: `Pay for your ${title.toLowerCase()} here: ${link} By paying you accept ${termsBeside(link)} - Safar`,
})

const paymentMail = (link: string, { title }: Sold): MailTemplate => ({
  subject: `Pay for your ${title.toLowerCase()}`,
  text: `Your proposal was accepted. See what you pay for and pay here:\n${link}\n\nBy paying you accept the terms: ${termsBeside(link)}\n\nYou pay on the bank's own page; nobody at Safar can pay for you or asks for your card.\n\nSafar`,
})

export const smsFor: Record<LinkKind, (link: string, sold: Sold) => SmsTemplate> = {
  resume: (link, { title }) => resumeSms(link, title),
  payment: paymentSms,
}

export const mailFor: Record<LinkKind, (link: string, sold: Sold) => MailTemplate> = {
  resume: (link, { title }) => resumeMail(link, title),
  payment: paymentMail,
}
