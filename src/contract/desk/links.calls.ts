import * as v from 'valibot'
import { emailError } from '#machines/rules/email.ts'
import { judged } from '#machines/schemas/answers.ts'
import { linkKind as link } from '#machines/schemas/desk.ts'
import { call } from '../call.ts'

const ofLead = { method: 'POST', kind: 'authed', action: 'desk.work', lead: 'customerLeadId' } as const

/** `to` is the masked number or address; `url` opens WhatsApp with the prepared text. */
const reply = v.object({
  status: v.literal('success'),
  message: v.string(),
  data: v.object({ to: v.string(), url: v.optional(v.string()) }),
})
const isSuccess = ({ status }: { status: string }) => status === 'success'

/** Sends the customer a link to their own number, or prepares it for WhatsApp (spec §7, API-46, C-128, T18). */
export const generateSms = call({
  ...ofLead,
  path: 'admin/generateSms',
  request: v.object({ customerLeadId: v.string(), link, channel: v.picklist(['sms', 'whatsapp']) }),
  reply,
  isSuccess,
})

/** The same by mail, to the journey's address; one from the request counts only where the journey has none. */
export const sendEmail = call({
  ...ofLead,
  path: 'admin/sendEmail',
  request: v.object({ customerLeadId: v.string(), link, email: v.optional(judged(emailError)) }),
  reply,
  isSuccess,
})

export type LinkReply = v.InferOutput<typeof reply>
