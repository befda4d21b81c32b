import * as v from 'valibot'
import { healthFeatures } from '#machines/health/record/health-plan.ts'
import { age } from '#machines/health/record/health-risk.ts'
import { genders, healthRelations } from '#machines/reference/people.ts'
import { call } from '../call.ts'
import { asker } from '../quotes/asker.ts'
import { allQuotes, insurersAgain, lineOfQuotes, planQuote } from '../quotes/plan-quote.ts'
import { rupees } from '../quotes/quote-result.ts'
import { planDetails } from './plan-details.ts'

/** A pincode as the list has it (HEALTH-11). */
const wirePincode = v.object({ value: v.string(), City: v.string(), State: v.string() })

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
  ...asker,
  /** What is saved counts where it is left out. */
  step1: v.optional(healthStep1),
  PlanDetails: v.optional(planDetails),
  insurerId: v.optional(insurersAgain),
})
export type HealthQuotesRequest = v.InferOutput<typeof request>

/** One insurer's price for a person, under the names of a motor quote where they mean the same. */
const healthQuote = v.object({
  ...planQuote.entries,
  sumInsuredValue: planDetails.entries.sumInsuredValue,
  planTenure: planDetails.entries.planTenure,
  /** 0: no GST on individual health cover since 22 September 2025. */
  GST: rupees,
  features: healthFeatures,
})
export type HealthQuote = v.InferOutput<typeof healthQuote>

const ofLead = {
  method: 'POST',
  path: 'health/All_quotes',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request,
} as const

/** Asks every insurer and answers when the last one has answered or timed out (spec §7, API-30). */
export const getHealthQuotes = call({
  ...ofLead,
  reply: allQuotes(healthQuote),
  isSuccess: ({ success }) => success,
})

export const healthQuoteLine = lineOfQuotes(healthQuote)
export type HealthQuoteLine = v.InferOutput<typeof healthQuoteLine>

/** The same call asked with `Accept: application/x-ndjson` (ruling 19): each line as soon as it is there. */
export const streamHealthQuotes = call({ ...ofLead, reply: healthQuoteLine, isSuccess: () => true })
