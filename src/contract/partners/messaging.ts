import * as v from 'valibot'

/**
 * With every message goes a reference of its sender, the same however often it is sent: as `Idempotency-Key`, by which
 * a provider that keeps one takes it once, and in the field that the provider's own reports tell it in. A message that
 * was refused was not taken, and may come again with the same reference.
 */
export const referenceHeader = 'Idempotency-Key'

/** `POST api/v2/sendsms`, header `authkey` (MSG91's contract). */
export const smsRequest = v.object({
  sender: v.pipe(v.string(), v.length(6, 'sender must have 6 letters')),
  /** 4 is transactional. */
  route: v.literal('4'),
  country: v.literal('91'),
  /** The operators' id of the registered template, without which no Indian SMS is delivered. */
  DLT_TE_ID: v.string(),
  /** Where the text has letters that are not Latin. */
  unicode: v.optional(v.literal('1')),
  sms: v.pipe(
    v.array(
      v.object({
        message: v.pipe(v.string(), v.minLength(1)),
        to: v.pipe(v.array(v.pipe(v.string(), v.regex(/^(91)?[6-9]\d{9}$/))), v.minLength(1)),
        /** The sender's reference. */
        CRQID: v.optional(v.string()),
      }),
    ),
    v.minLength(1),
  ),
})

/** `message` is the request's id or the error. It says nothing about delivery. */
export const smsReply = v.object({ type: v.picklist(['success', 'error']), message: v.string() })

const mailbox = v.object({ email: v.pipe(v.string(), v.email()), name: v.optional(v.string()) })

/** `POST v3/mail/send`, `Authorization: Bearer` (SendGrid's contract); 202 without a body, `X-Message-Id`. */
export const mailRequest = v.object({
  personalizations: v.pipe(
    v.array(v.object({ to: v.pipe(v.array(mailbox), v.minLength(1)) })),
    v.minLength(1),
  ),
  from: mailbox,
  subject: v.string(),
  content: v.pipe(
    v.array(v.object({ type: v.picklist(['text/plain', 'text/html']), value: v.string() })),
    v.minLength(1),
  ),
  attachments: v.optional(
    v.array(v.object({ content: v.string(), filename: v.string(), type: v.optional(v.string()) })),
  ),
  headers: v.optional(v.record(v.string(), v.string())),
  /** Told in the provider's events; the sender's reference is one. */
  custom_args: v.optional(v.record(v.string(), v.string())),
})

export type SmsRequest = v.InferOutput<typeof smsRequest>
export type MailRequest = v.InferOutput<typeof mailRequest>
