import * as v from 'valibot'
import { day } from '#machines/schemas/basics.ts'
import { mandateStatus } from '#machines/schemas/outcome.ts'
import { call } from '../call.ts'

const rupees = v.number()

/** Whether the premium may be blocked until the insurer decides, or is. */
const mandateReply = v.object({
  status: v.literal('success'),
  data: v.object({
    mandateStatus: mandateStatus.entries.status,
    amount: rupees,
    until: v.optional(day),
    message: v.optional(v.string()),
    /** Our own page before the gateway's; only while blocking is possible. */
    paymentURL: v.optional(v.string()),
  }),
})

const ofReferred = {
  method: 'POST',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request: v.object({ customerLeadId: v.string() }),
  reply: mandateReply,
  isSuccess: () => true,
} as const

/** How a referred proposal's mandate stands; the gateway is asked while that is open. */
export const readMandate = call({ ...ofReferred, path: 'payment/readMandate' })

/** Offers the page on which the customer blocks the premium; an employee cannot. */
export const requestMandate = call({ ...ofReferred, path: 'payment/requestMandate' })

/** Frees the blocked premium at once; the proposal stays where it is. */
export const releaseMandate = call({ ...ofReferred, path: 'payment/releaseMandate' })

export type MandateReply = v.InferOutput<typeof mandateReply>
