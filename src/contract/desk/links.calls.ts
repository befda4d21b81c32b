import * as v from 'valibot'
import { emailError } from '#machines/rules/email.ts'
import { judged } from '#machines/schemas/answers.ts'
import { linkKind as link } from '#machines/schemas/desk.ts'
import { call } from '../call.ts'

const ofLead = { method: 'POST', kind: 'authed', action: 'desk.work', lead: 'customerLeadId' } as const

/** `to` says how the number or address looks; `url` is there for whoever opens WhatsApp with the text themselves. */
const reply = v.object({
  status: v.literal('success'),
  message: v.string(),
  data: v.object({ to: v.string(), url: v.optional(v.string()) }),
})
const isSuccess = ({ status }: { status: string }) => status === 'success'

/** Sends the customer a link to their own number, or prepares it for WhatsApp (§7; register API-46, C-128, T18). */
export const generateSms = call({
  ...ofLead,
  path: 'admin/generateSms',
  request: v.object({ customerLeadId: v.string(), link, channel: v.picklist(['sms', 'whatsapp']) }),
  reply,
  isSuccess,
})

/** The same by mail, to the address of the journey; one is taken from here only where it has none. */
export const sendEmail = call({
  ...ofLead,
  path: 'admin/sendEmail',
  request: v.object({ customerLeadId: v.string(), link, email: v.optional(judged(emailError)) }),
  reply,
  isSuccess,
})

export type LinkReply = v.InferOutput<typeof reply>
