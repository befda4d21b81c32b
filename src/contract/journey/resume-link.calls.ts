import * as v from 'valibot'
import { call } from '../call.ts'

const success = v.literal('success')

/**
 * The journey of a link. It opens nothing: the visitor proves by a code that the journey is theirs (RESUME-20,
 * ruling 13). Refused with `gone` where the link has expired, was used or is not ours.
 */
export const openResumeLink = call({
  method: 'POST',
  path: 'journey/openLink',
  kind: 'open',
  action: 'account.enter',
  request: v.object({ token: v.string() }),
  reply: v.object({
    status: success,
    data: v.object({
      customerLeadId: v.string(),
      /** The masked number the code is sent to; absent where the journey has none yet. */
      mobile: v.optional(v.string()),
    }),
  }),
  isSuccess: (reply) => reply.status === 'success',
})

/** Sends a journey's customer a link to continue on another device. */
export const sendResumeLink = call({
  method: 'POST',
  path: 'journey/sendLink',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request: v.object({ customerLeadId: v.string(), by: v.picklist(['sms', 'mail']) }),
  /** `to` is the masked number or address. */
  reply: v.object({ status: success, data: v.object({ to: v.string() }) }),
  isSuccess: (reply) => reply.status === 'success',
})
