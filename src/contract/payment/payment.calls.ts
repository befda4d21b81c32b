import * as v from 'valibot'
import { outcomes } from '#machines/reference/statuses.ts'
import { paymentStatus } from '#machines/schemas/outcome.ts'
import { call } from '../call.ts'
import { wireExcess } from './excess.ts'

/** Money on the wire is rupees, with paise behind the point. */
const rupees = v.number()

/** The state of a proposal's payment; `status` is one of the specification's three words (spec §3, spec §7). */
const statusReply = v.object({
  status: v.picklist(outcomes),
  message: v.optional(v.string()),
  data: v.object({
    /** More precise than `status`, which is pending before the payment page was opened, too. */
    paymentStatus: paymentStatus.entries.status,
    amount: rupees,
    /** Our own page before the gateway's; only while paying is possible. */
    paymentURL: v.optional(v.string()),
    isCancelled: paymentStatus.entries.isCancelled,
    order: paymentStatus.entries.order,
    refund: v.optional(wireExcess),
    /** The purchase as the server has it (C-138). */
    lifecycleStatus: v.optional(v.string()),
  }),
})

/** Reads the state of a payment; asks the gateway while it is not settled (spec §7, CHECKOUT-03, C-108). */
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

/** Requests payment of an accepted proposal, or the same payment page again (T18, T33, T46, T47). */
export const requestPayment = call({
  method: 'POST',
  path: 'motor/requestPayment',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request: v.object({ customerLeadId: v.string() }),
  reply: statusReply,
  isSuccess: ({ status, data }) => status === 'success' || data.paymentURL !== undefined,
})

export type StatusReply = v.InferOutput<typeof statusReply>
