import * as v from 'valibot'
import { healthPlan } from '#machines/health/record/health-plan.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { type ProductPrices, successQuotes } from '../quotes/product-prices.ts'
import { fromWireBasics, healthQuoteFromPlan } from './health-quote.codec.ts'
import { getHealthQuotes, type HealthQuotesRequest } from './health-quotes.calls.ts'
import { fromPlanDetails } from './plan-details.ts'

/** Prices of all health insurers for one journey (API-30). */
export const healthPrices: ProductPrices = {
  call: getHealthQuotes,
  askedFor,
  pathOf: (field) => `step1.${field}`,
  quoteOf: (plan) => healthQuoteFromPlan(v.parse(healthPlan, plan)),
  dataOf: successQuotes,
}

function askedFor(saved: HealthRecord, { step1, PlanDetails }: HealthQuotesRequest): HealthRecord {
  return {
    ...saved,
    ...(step1 && { basics: fromWireBasics(step1) }),
    ...(PlanDetails && { request: fromPlanDetails(PlanDetails) }),
  }
}
