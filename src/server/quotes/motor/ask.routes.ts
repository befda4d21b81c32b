import { getQuotesData, type QuotesRequest } from '#contract/quotes/quotes.calls.ts'
import type { Lead } from '../../db/schema.ts'
import type { Module } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import { fail } from '../../http/fail.ts'
import { serve } from '../../http/serve.ts'
import type { Timings } from '../../insurers/timings.ts'
import { priceList } from '../price-list.ts'
import { createQuoteService } from '../quote-service.ts'
import { motorRecordOf, quoteResultOf } from './motor-lead.ts'
import { quoteQuestionOf } from './quote-question.ts'

/** Prices of all motor insurers for one journey, at once or as they come, and some of them again (API-29, ruling 19). */
export const askRoutes =
  (timings: Timings): Module =>
  (deps) => {
    const desk = createQuoteService(deps, timings)

    async function asked(lead: Lead, request: QuotesRequest, caller: Caller) {
      const saved = motorRecordOf(lead)
      const { insurerId, searchText } = request
      if (insurerId !== undefined)
        return { vehicle: saved, answers: await desk.askAgain(lead, insurerId, caller) }
      const vehicle = quoteQuestionOf(saved, request, deps.clock.today())
      return { vehicle, answers: await desk.askAll(lead, vehicle, caller, searchText) }
    }

    return serve(getQuotesData, async ({ request, lead, caller, c }) => {
      if (!lead) return fail('unknown-journey')
      const { vehicle, answers } = await asked(lead, request, caller)
      return priceList(
        c,
        answers,
        (plan) => quoteResultOf(plan, vehicle),
        (quotes, unavailable) => ({ quotes, unavailable }),
      )
    })
  }
