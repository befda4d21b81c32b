import { expect, it } from 'vitest'
import { products } from '#machines/products.ts'
import { inWords, retention } from '#machines/reference/retention.ts'
import * as consents from '#server/desk/consent-sms.ts'
import { mailFor, smsFor } from '#server/desk/link-messages.ts'
import * as mails from '#server/messages/mail-templates.ts'
import * as signIn from '#server/messages/sign-in-sms.ts'
import * as sms from '#server/messages/sms-templates.ts'
import { readCatalogue } from '#texts/catalogue.ts'
import { sayIn } from '#texts/translator.ts'

const say = sayIn(readCatalogue('hi'))
const link = 'https://safar.example/hi/resume/x'
const name = 'Asha'
const asked = { number: 'SR-1', promisedOn: '2026-06-15', fullName: name, text: 'क्लेम?' }
const erased = {
  number: 'E-1',
  at: '2026-06-15T05:00:00Z',
  isProfileErased: true,
  kept: Object.values(retention).map(inWords),
}

/** Every template, for a product; one that is missing is named by the compiler. */
const mailsOf = (title: string): Record<keyof typeof mails, mails.MailTemplate> => ({
  codeMail: mails.codeMail('1234'),
  unlockMail: mails.unlockMail(link),
  policyMail: mails.policyMail({ link, title, payment: 'pay_1', isAttached: true }),
  resumeMail: mails.resumeMail(link, title),
  referralMail: mails.referralMail(link, title),
  decisionMail: mails.decisionMail(link, title),
  timedDecisionMail: mails.timedDecisionMail(link, title, 48),
  photographMail: mails.photographMail(link, title),
  reminderMail: mails.reminderMail(link, title, link),
  erasureMail: mails.erasureMail(link, title),
  erasureReceiptMail: mails.erasureReceiptMail({ ...erased, journeys: 2 }),
  cancellationMail: mails.cancellationMail(link, title),
  endorsementMail: mails.endorsementMail(link, title),
  endorsementRefusedMail: mails.endorsementRefusedMail(link, title),
  supportReceiptMail: mails.supportReceiptMail(asked),
  supportAnswerMail: mails.supportAnswerMail(asked, 'हाँ।'),
})
const smsOf = (
  title: string,
): Record<keyof typeof sms | keyof typeof signIn | keyof typeof consents, sms.SmsTemplate> => ({
  codeSms: sms.codeSms('1234'),
  policySms: sms.policySms(link, title),
  resumeSms: sms.resumeSms(link, title),
  referralSms: sms.referralSms(link, title),
  decisionSms: sms.decisionSms(link, title),
  photographSms: sms.photographSms(link, title),
  timedDecisionSms: sms.timedDecisionSms(link, title, 48),
  reminderSms: sms.reminderSms(link, title, link),
  erasureSms: sms.erasureSms(link, title),
  cancellationSms: sms.cancellationSms(link, title),
  endorsementSms: sms.endorsementSms(link, title),
  endorsementRefusedSms: sms.endorsementRefusedSms(link, title),
  signInSms: signIn.signInSms('1234'),
  contactSms: signIn.contactSms('1234'),
  accessSms: consents.accessSms('1234', name),
  premiumSms: consents.premiumSms('1234', name, 1_200_00),
})

function messagesAbout(title: string): string[] {
  const about = { title, language: 'hi' as const }
  const ofDesk = [mailFor.resume(link, about), mailFor.payment(link, about)]
  const texts = [...Object.values(smsOf(title)), smsFor.resume(link, about), smsFor.payment(link, about)]
  return [
    ...[...Object.values(mailsOf(title)), ...ofDesk].flatMap((mail) => Object.values(mail(say))),
    ...texts.map(({ text }) => text(say)),
  ]
}

/** Names, addresses of the web and numbers. */
const kept =
  /https?:\/\/\S+|[\w.]+\.(?:gov\.)?(?:in|com)\b|\b(?:Safar|Asha|SMS|KYC|OTP|SR-1|E-1|pay_1|Bima Bharosa|Insurance Ombudsman)\b/g

it.each(products.map(({ title }) => title))(
  'a message about %s has no word of English and no English full stop for whoever reads Hindi',
  (title) => {
    const left = messagesAbout(title).filter((text) => /[a-z]{2}/i.test(text.replace(kept, '')))
    expect(left).toEqual([])
    expect(messagesAbout(title).filter((text) => /\p{Script=Devanagari}\.$/mu.test(text))).toEqual([])
  },
)
