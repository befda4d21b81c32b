import * as v from 'valibot'
import { previousPolicyTypes } from '#machines/reference/policies.ts'
import { coverType, day, ncbSlab } from '#machines/schemas/basics.ts'
import { call } from '../call.ts'
import { motorSteps } from '../flow/motor-fields.ts'
import { motorRequest } from '../flow/motor-request.ts'
import { quoteResult, rupees, unavailableMessage } from './quote-result.ts'
import { wireAddOns } from './wire-add-ons.ts'

/** The motor request of a quote: what the quote list can change is typed, the rest is passed along. */
const pricedMotorRequest = v.looseObject({
  ...motorRequest.entries,
  policyType: v.optional(coverType),
  idv: v.optional(rupees),
  addOns: v.optional(wireAddOns),
  /** Empty where it is not known. */
  prevPolicyEndDate: v.optional(v.union([v.literal(''), day])),
  previousPolicyType: v.optional(v.picklist(previousPolicyTypes)),
  previousNoClaimBonus: v.optional(ncbSlab),
})

const request = v.object({
  customerLeadId: v.string(),
  quoteType: v.optional(v.literal('motor'), 'motor'),
  loggedInUser: v.optional(v.boolean(), false),
  customerUniqueNumber: v.optional(v.union([v.string(), v.number()])),
  /** Copied in for logged-in customers (spec §3); no price depends on it. */
  customerDetails: v.optional(motorSteps.step5.entries.customerDetails),
  motorRequest: pricedMotorRequest,
  previousClaimData: v.optional(v.object({ claimed: v.boolean() })),
  /** Part of an insurer's name; empty shows all. */
  searchText: v.optional(v.string(), ''),
})

const answers = v.object({ quotes: v.array(quoteResult), unavailable: v.array(unavailableMessage) })
const reply = v.object({ success: v.boolean(), message: v.optional(v.string()), data: answers })

/** Asks every insurer and answers when the last one has answered or timed out (spec §7, QUOTE-08, C-113). */
export const getQuotesData = call({
  method: 'POST',
  path: 'motor/getQuotesData',
  isLogged: true,
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request,
  reply,
  isSuccess: ({ success }) => success,
})

/** One line of the stream: a price or a refusal in the order of arrival, and one end. */
export const quoteLine = v.variant('type', [
  v.object({ type: v.literal('quote'), quote: quoteResult }),
  v.object({ type: v.literal('unavailable'), unavailable: unavailableMessage }),
  v.object({ type: v.literal('end'), asked: v.number(), priced: v.number() }),
])

export const quoteLinesType = 'application/x-ndjson'

/** The same request, answered insurer by insurer: JSON lines, each a `quoteLine`. Its reply schema is one line. */
export const quotesStream = call({
  method: 'POST',
  path: 'motor/quotesStream',
  isLogged: true,
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  assumed: true,
  request,
  reply: quoteLine,
  isSuccess: () => true,
})

/** Asks one insurer that gave no answer again; the others' prices stay. */
export const retryQuote = call({
  method: 'POST',
  path: 'motor/retryQuote',
  isLogged: true,
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  assumed: true,
  request: v.object({ customerLeadId: v.string(), insurerId: v.number() }),
  reply,
  isSuccess: ({ success }) => success,
})

export type QuotesRequest = v.InferOutput<typeof request>
export type QuotesReply = v.InferOutput<typeof reply>
export type QuoteLine = v.InferOutput<typeof quoteLine>
