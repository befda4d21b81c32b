import * as v from 'valibot'
import { outcomes } from '#machines/reference/statuses.ts'
import { day } from '#machines/schemas/basics.ts'
import { paymentStatus } from '#machines/schemas/outcome.ts'
import { call } from '../call.ts'

/** Money on the wire is rupees, with paise behind the point. */
const rupees = v.number()

/** Where the money of a proposal stands; `status` is one of the three words of the specification (§3, §7). */
export const statusReply = v.object({
  status: v.picklist(outcomes),
  message: v.optional(v.string()),
  data: v.object({
    /** Finer than `status`, which says pending also before the payment page was opened. */
    paymentStatus: paymentStatus.entries.status,
    amount: rupees,
    /** Our own page that leads on to the gateway; only while paying is possible. */
    paymentURL: v.optional(v.string()),
    refund: v.optional(v.object({ amount: rupees, status: v.string(), by: day })),
    /** The purchase as the server has it (register C-138). */
    lifecycleStatus: v.optional(v.string()),
  }),
})

/** Reads where a payment stands; asks the gateway while that is not settled (§7; register CHECKOUT-03, C-108). */
export const getPaymentStatus = call({
  method: 'POST',
  path: 'motor/getPaymentStatus',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'caseId',
  request: v.object({ caseId: v.string() }),
  reply: statusReply,
  isSuccess: ({ status }) => status === 'success',
})

/** Asks to pay for an accepted proposal, or for the same payment page once more (register T18, T33, T46, T47). */
export const requestPayment = call({
  method: 'POST',
  path: 'motor/requestPayment',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  assumed: true,
  request: v.object({ customerLeadId: v.string() }),
  reply: statusReply,
  isSuccess: ({ status, data }) => status === 'success' || data.paymentURL !== undefined,
})

export type StatusReply = v.InferOutput<typeof statusReply>
