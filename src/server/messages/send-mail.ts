import { randomUUID } from 'node:crypto'
import { type MailRequest, referenceHeader } from '#contract/partners/messaging.ts'
import type { Language } from '#machines/reference/languages.ts'
import type { Deps } from '../deps.ts'
import type { MailTemplate } from './mail-templates.ts'

const domain = 'safar.example'
const from = { email: `hello@${domain}`, name: 'Safar' }
const deadlineMs = 10_000

/** An address, and the language of whoever reads there. */
type MailReceiver = { email: string; language: Language }

/** A file that goes with a mail. */
export type Attachment = { name: string; mime: string; bytes: Uint8Array }

type Details = { attachments?: readonly Attachment[] | undefined; reference?: string }

/**
 * Passes one mail to the provider; rejects when it was not accepted. With the same reference it is taken once, and has
 * the same Message-ID (decision 0311).
 */
export async function sendMail(
  { fetch, config, sayIn }: Pick<Deps, 'fetch' | 'config' | 'sayIn'>,
  { email, language }: MailReceiver,
  mail: MailTemplate,
  { attachments = [], reference = randomUUID() }: Details = {},
): Promise<void> {
  const { subject, text } = mail(sayIn(language))
  const body: MailRequest = {
    personalizations: [{ to: [{ email }] }],
    from,
    subject,
    content: [{ type: 'text/plain', value: text }],
    headers: { 'Message-ID': `<${reference}@${domain}>` },
    custom_args: { reference },
    ...(attachments.length > 0 && { attachments: attachments.map(attached) }),
  }
  const response = await fetch(`${config.partners.mail}/v3/mail/send`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${config.secrets.partnerKey}`,
      [referenceHeader]: reference,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (!response.ok) throw new Error(`Mail not taken: ${response.status}`)
}

const attached = ({ name, mime, bytes }: Attachment) => ({
  content: Buffer.from(bytes).toString('base64'),
  filename: name,
  type: mime,
})
