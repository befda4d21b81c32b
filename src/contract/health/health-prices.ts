import * as v from 'valibot'
import { healthPlan } from '#machines/health/record/health-plan.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { messages } from '#machines/reference/messages.ts'
import { findPincode } from '#machines/reference/pincodes.ts'
import { type Asking, type ProductPrices, successQuotes } from '../quotes/product-prices.ts'
import { fromWireBasics, healthQuoteFromPlan } from './health-quote.codec.ts'
import { getHealthQuotes, type HealthQuotesRequest } from './health-quotes.calls.ts'
import { fromPlanDetails } from './plan-details.ts'

const { form } = messages

/** Prices of all health insurers for one journey (API-30). */
export const healthPrices: ProductPrices = {
  call: getHealthQuotes,
  askedFor,
  quoteOf: (plan) => healthQuoteFromPlan(v.parse(healthPlan, plan)),
  dataOf: successQuotes,
}

function askedFor(
  saved: HealthRecord,
  { step1, planDetails }: HealthQuotesRequest,
  { refuse }: Asking,
): HealthRecord {
  const rejectPincode = (message: string) =>
    refuse('invalid', undefined, { issues: [{ path: 'step1.pincode', message }] })
  const basics = step1 ? fromWireBasics(step1) : saved.basics
  if (!basics?.pincode) return rejectPincode(form.required)
  if (!findPincode(String(basics.pincode.value))) return rejectPincode(form.unknownPincode)
  return { ...saved, basics, ...(planDetails && { request: fromPlanDetails(planDetails) }) }
}
