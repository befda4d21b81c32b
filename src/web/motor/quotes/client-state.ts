import { toQuotesRequest } from '#contract/quotes/ask.ts'
import { quoteResultFromPlan } from '#contract/quotes/quote-result.codec.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { QuoteRequest } from '#machines/motor/record/quote-request.ts'
import type { Offers } from '#machines/purchase/quotes/offers.ts'
import { isLoggedIn } from '../../browser/policy-state/is-logged-in.ts'
import { ownNumber } from '../../browser/policy-state/own-details.ts'
import type { PolicyState } from '../../browser/policy-state/state.ts'

type Priced = { record: MotorRecord; request: QuoteRequest; offers: Offers<MotorPlan> }

/**
 * Motor's slices of the specification's client state: what is asked, the prices by price, the chosen plan, and how far
 * it is. A date too far ahead leaves no prices (QUOTE-13, STATE-06, EXPIRY-15, ruling 22).
 */
export function motorSlices({ record, request, offers }: Priced): PolicyState {
  const asked = toQuotesRequest(record, request, isLoggedIn(), ownNumber())
  const resultOf = (plan: MotorPlan) => quoteResultFromPlan(plan, record)
  const plans = Object.values(offers).sort((one, other) => one.final - other.final)
  const { plan } = record
  return {
    quickQuotePayload: asked,
    quickQuoteResults: record.policyDateExceeded ? undefined : plans.map(resultOf),
    motorQuotePayload: asked.motorRequest,
    selectedPlan: plan && resultOf(plan),
    inspectionQuickQuote: plan?.inspection && resultOf(plan),
    motorProcessFlow: {
      customerLeadId: record.leadId,
      step: record.savedStep,
      policyDateExceeded: record.policyDateExceeded,
    },
  }
}
