import * as v from 'valibot'
import { rupees as inRupees, paise } from '#machines/rules/money.ts'
import { day } from '#machines/schemas/basics.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { amountInPaise, amountInRupees } from './amounts.ts'
import { addOnPrices, rupees, unavailableMessage, wireLine } from './quote-result.ts'

const insurerId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999))

/** The insurers that alone are asked again about what was asked last; the prices of the others stay. */
export const insurersAgain = v.union([insurerId, v.pipe(v.array(insurerId), v.maxLength(50))])

/** What an insurer's price for a plan says, whatever is insured, under the names of a motor quote. */
export const planQuote = v.object({
  Logo: v.string(),
  insurer: v.string(),
  insurerId: v.number(),
  caseId: v.string(),
  planId: v.string(),
  planName: v.string(),
  NetPremium: rupees,
  GST: rupees,
  FinalPremium: rupees,
  StartDate: day,
  EndDate: day,
  isPanRequiredInProposal: v.boolean(),
  premiumLines: v.array(wireLine),
  missingAddOns: v.array(v.object({ addOn: v.string(), reason: v.string() })),
  notes: v.array(v.string()),
  addOnPrices,
})
type PlanQuote = v.InferOutput<typeof planQuote>
type NamedPlan = Plan & { planName: string }

/** A price as on the wire. */
export const planQuoteFromPlan = (plan: NamedPlan): PlanQuote => ({
  Logo: plan.logo,
  insurer: plan.insurer,
  insurerId: plan.insurerId,
  caseId: plan.caseId,
  planId: plan.planId,
  planName: plan.planName,
  NetPremium: inRupees(plan.net),
  GST: inRupees(plan.gst),
  FinalPremium: inRupees(plan.final),
  StartDate: plan.start,
  EndDate: plan.end,
  isPanRequiredInProposal: plan.needs.includes('pan'),
  premiumLines: plan.lines.map(amountInRupees),
  missingAddOns: plan.missing,
  notes: plan.notes,
  ...(plan.addOnPrices && { addOnPrices: plan.addOnPrices.map(amountInRupees) }),
})

/** Decodes a price from the wire, in whole paise. */
export const planFromPlanQuote = (quote: PlanQuote): NamedPlan => ({
  insurerId: quote.insurerId,
  insurer: quote.insurer,
  logo: quote.Logo,
  caseId: quote.caseId,
  planId: quote.planId,
  planName: quote.planName,
  start: quote.StartDate,
  end: quote.EndDate,
  lines: quote.premiumLines.map(amountInPaise),
  net: paise(quote.NetPremium),
  gst: paise(quote.GST),
  final: paise(quote.FinalPremium),
  included: [],
  missing: quote.missingAddOns,
  ...(quote.addOnPrices && { addOnPrices: quote.addOnPrices.map(amountInPaise) }),
  needs: quote.isPanRequiredInProposal ? ['pan'] : [],
  questions: [],
  notes: quote.notes,
})

/** The prices of all insurers at once, and who gave none. */
export const allQuotes = <Q extends v.GenericSchema>(quote: Q) =>
  v.object({
    success: v.boolean(),
    message: v.optional(v.string()),
    data: v.object({ successQuotes: v.array(quote), unavailable: v.array(unavailableMessage) }),
  })

export const quoteLinesType = 'application/x-ndjson'

/** One line of a stream of prices: a price or a refusal in the order of arrival, and one end. */
export const lineOfQuotes = <Q extends v.GenericSchema>(quote: Q) =>
  v.variant('type', [
    v.object({ type: v.literal('quote'), quote }),
    v.object({ type: v.literal('unavailable'), unavailable: unavailableMessage }),
    v.object({ type: v.literal('end'), asked: v.number(), priced: v.number() }),
  ])
