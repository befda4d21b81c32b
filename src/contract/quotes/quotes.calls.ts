import * as v from 'valibot'
import { policyTypes, previousPolicyTypes } from '#machines/reference/policies.ts'
import { coverType, day, ncbSlab } from '#machines/schemas/basics.ts'
import { call } from '../call.ts'
import { motorRequest } from '../flow/motor-request.ts'
import { asker } from './asker.ts'
import { insurersAgain, lineOfQuotes } from './plan-quote.ts'
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
  previousPolicyType: v.optional(v.picklist([...previousPolicyTypes, policyTypes.previousBundled])),
  previousNoClaimBonus: v.optional(ncbSlab),
})

const request = v.object({
  customerLeadId: v.string(),
  quoteType: v.optional(v.literal('motor'), 'motor'),
  ...asker,
  motorRequest: pricedMotorRequest,
  previousClaimData: v.optional(v.object({ claimed: v.boolean() })),
  /** Part of an insurer's name; empty shows all. */
  searchText: v.optional(v.string(), ''),
  insurerId: v.optional(insurersAgain),
})

const answers = v.object({ quotes: v.array(quoteResult), unavailable: v.array(unavailableMessage) })
const reply = v.object({ success: v.boolean(), message: v.optional(v.string()), data: answers })

const ofLead = {
  method: 'POST',
  path: 'motor/getQuotesData',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request,
} as const

/** Asks every insurer and answers when the last one has answered or timed out (spec §7, QUOTE-08, C-113). */
export const getQuotesData = call({ ...ofLead, reply, isSuccess: ({ success }) => success })

/** One line of the stream: a price or a refusal in the order of arrival, and one end. */
export const quoteLine = lineOfQuotes(quoteResult)

/** The same call asked with `Accept: application/x-ndjson` (ruling 19): each line as soon as it is there. */
export const streamQuotes = call({ ...ofLead, reply: quoteLine, isSuccess: () => true })

export type QuotesRequest = v.InferOutput<typeof request>
export type QuoteLine = v.InferOutput<typeof quoteLine>
