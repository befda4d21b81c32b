import * as v from 'valibot'
import { fromWireBasics, healthQuoteFromPlan } from '#contract/health/health-quote.codec.ts'
import { getHealthQuotes, type HealthQuotesRequest } from '#contract/health/health-quotes.calls.ts'
import { fromPlanDetails } from '#contract/health/plan-details.ts'
import { healthProduct } from '#machines/health/health.product.ts'
import { healthPlan } from '#machines/health/record/health-plan.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { messages } from '#machines/reference/messages.ts'
import { findPincode } from '#machines/reference/pincodes.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import { recordOf } from '../../access/leads.store.ts'
import type { Module } from '../../deps.ts'
import { fail } from '../../http/fail.ts'
import { serve } from '../../http/serve.ts'
import type { Timings } from '../../insurers/timings.ts'
import { priceList, successQuotes } from '../price-list.ts'
import { createQuoteService } from '../quote-service.ts'

const { form } = messages
const healthAlone = { products: [healthProduct] }

/** Prices of all health insurers for one journey, at once or as they come, and some of them again (API-30). */
export const healthQuotesRoutes =
  (timings: Timings): Module =>
  (deps) => {
    const desk = createQuoteService(deps, timings)

    return serve(getHealthQuotes, async ({ request, lead, caller, c }) => {
      if (!lead) return fail('unknown-journey')
      const record = askedFor(recordOf(healthAlone, lead), request)
      const answers =
        request.insurerId === undefined
          ? await desk.askAll(lead, record, caller)
          : await desk.askAgain(lead, request.insurerId, caller)
      return priceList(c, answers, quoteOf, successQuotes)
    })
  }

/** The saved journey, plus what the page asks for, which may not be saved yet. */
function askedFor(saved: HealthRecord, { step1, planDetails }: HealthQuotesRequest): HealthRecord {
  const basics = step1 ? fromWireBasics(step1) : saved.basics
  if (!basics?.pincode) return rejectPincode(form.required)
  if (!findPincode(String(basics.pincode.value))) return rejectPincode(form.unknownPincode)
  return { ...saved, basics, ...(planDetails && { request: fromPlanDetails(planDetails) }) }
}

const rejectPincode = (message: string) =>
  fail('invalid', undefined, { issues: [{ path: 'step1.pincode', message }] })

const quoteOf = (plan: Plan) => healthQuoteFromPlan(v.parse(healthPlan, plan))
