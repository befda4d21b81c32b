import * as v from 'valibot'
import { healthFeatures } from '#machines/health/record/health-plan.ts'
import { age } from '#machines/health/record/health-risk.ts'
import { genders, healthRelations } from '#machines/reference/people.ts'
import { day } from '#machines/schemas/basics.ts'
import { call } from '../call.ts'
import { rupees, unavailableMessage, wireLine } from '../quotes/quote-result.ts'
import { planDetails } from './plan-details.ts'

/** A pincode as the list has it (HEALTH-11). */
export const wirePincode = v.object({ value: v.string(), City: v.string(), State: v.string() })

/** Who is to be insured (HEALTH-02). */
export const healthStep1 = v.object({
  customerRelation: v.picklist(healthRelations),
  customerGender: v.picklist(genders),
  customerAge: age,
  pincode: wirePincode,
})

const request = v.object({
  customerLeadId: v.string(),
  quoteType: v.optional(v.literal('health'), 'health'),
  quotationNumber: v.optional(v.string()),
  /** Part of the health request from the proposal on (spec §3). */
  enquiryId: v.optional(v.string()),
  paymentURL: v.optional(v.string()),
  step: v.optional(v.number()),
  loggedInUser: v.optional(v.boolean(), false),
  /** What is saved counts where it is left out. */
  step1: v.optional(healthStep1),
  planDetails: v.optional(planDetails),
  /** Asks this insurer alone again; the others' prices stay. */
  insurerId: v.optional(v.number()),
})
export type HealthQuotesRequest = v.InferOutput<typeof request>

/** One insurer's price for a person, under the names of a motor quote where they mean the same. */
export const healthQuote = v.object({
  Logo: v.string(),
  insurer: v.string(),
  insurerId: v.number(),
  caseId: v.string(),
  planId: v.string(),
  planName: v.string(),
  sumInsuredValue: planDetails.entries.sumInsuredValue,
  planTenure: planDetails.entries.planTenure,
  NetPremium: rupees,
  /** 0: no GST on individual health cover since 22 September 2025. */
  GST: rupees,
  FinalPremium: rupees,
  StartDate: day,
  EndDate: day,
  isPanRequiredInProposal: v.boolean(),
  premiumLines: v.array(wireLine),
  missingAddOns: v.array(v.object({ addOn: v.string(), reason: v.string() })),
  features: healthFeatures,
  notes: v.array(v.string()),
})
export type HealthQuote = v.InferOutput<typeof healthQuote>

const reply = v.object({
  success: v.boolean(),
  message: v.optional(v.string()),
  data: v.object({ successQuotes: v.array(healthQuote), unavailable: v.array(unavailableMessage) }),
})
export type HealthQuotesReply = v.InferOutput<typeof reply>

const ofLead = {
  method: 'POST',
  path: 'health/All_quotes',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request,
} as const

/** Asks every insurer and answers when the last one has answered or timed out (spec §7, API-30). */
export const getHealthQuotes = call({ ...ofLead, reply, isSuccess: ({ success }) => success })

/** One line of the stream: a price or a refusal in the order of arrival, and one end. */
export const healthQuoteLine = v.variant('type', [
  v.object({ type: v.literal('quote'), quote: healthQuote }),
  v.object({ type: v.literal('unavailable'), unavailable: unavailableMessage }),
  v.object({ type: v.literal('end'), asked: v.number(), priced: v.number() }),
])
export type HealthQuoteLine = v.InferOutput<typeof healthQuoteLine>

/** The same call asked with `Accept: application/x-ndjson` (ruling 19): each line as soon as it is there. */
export const streamHealthQuotes = call({ ...ofLead, reply: healthQuoteLine, isSuccess: () => true })
