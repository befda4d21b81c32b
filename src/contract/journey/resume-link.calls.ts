import * as v from 'valibot'
import { call } from '../call.ts'

const success = v.literal('success')

/**
 * Which journey a link leads to. It opens nothing: whoever followed it proves by a code that the journey is
 * theirs (register RESUME-20, decisions 13). Refused with `gone` where it has expired, was used or is not ours.
 */
export const openResumeLink = call({
  method: 'POST',
  path: 'journey/openLink',
  kind: 'open',
  action: 'account.enter',
  assumed: true,
  request: v.object({ token: v.string() }),
  reply: v.object({
    status: success,
    data: v.object({
      customerLeadId: v.string(),
      /** How the number looks that the code goes to; absent where the journey has none yet. */
      mobile: v.optional(v.string()),
    }),
  }),
  isSuccess: (reply) => reply.status === 'success',
})

/** Sends its customer a link to a journey, to go on with it on another device. */
export const sendResumeLink = call({
  method: 'POST',
  path: 'journey/sendLink',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  assumed: true,
  request: v.object({ customerLeadId: v.string(), by: v.picklist(['sms', 'mail']) }),
  /** `to` says how the number or address looks. */
  reply: v.object({ status: success, data: v.object({ to: v.string() }) }),
  isSuccess: (reply) => reply.status === 'success',
})
