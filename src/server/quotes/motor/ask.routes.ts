import { Hono } from 'hono'
import { getQuotesData, type QuotesRequest, quotesStream, retryQuote } from '#contract/quotes/quotes.calls.ts'
import type { Lead } from '../../db/schema.ts'
import type { Module } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import type { ServerEnv } from '../../http/env.ts'
import { fail } from '../../http/fail.ts'
import { serve } from '../../http/serve.ts'
import type { Timings } from '../../insurers/timings.ts'
import { createQuoteService } from '../quote-service.ts'
import { streamLines } from '../stream-lines.ts'
import { motorRecordOf } from './motor-lead.ts'
import { quoteQuestionOf } from './quote-question.ts'
import { type Answering, quoteLinesOf, quoteReplyOf } from './reply.ts'

/** Prices of all insurers for one journey: all at once, or one by one as they come; and one of them again. */
export const askRoutes =
  (timings: Timings): Module =>
  (deps) => {
    const desk = createQuoteService(deps, timings)

    async function askAll(lead: Lead, question: QuotesRequest, caller: Caller): Promise<Answering> {
      const vehicle = quoteQuestionOf(motorRecordOf(lead), question, deps.clock.today())
      return { vehicle, answers: await desk.askAll(lead, vehicle, caller, question.searchText) }
    }

    const all = serve(getQuotesData, async ({ request, lead, caller }) => {
      if (!lead) return fail('unknown-journey')
      return quoteReplyOf(await askAll(lead, request, caller))
    })

    const stream = serve(quotesStream, async ({ request, lead, caller, c }) => {
      if (!lead) return fail('unknown-journey')
      return streamLines(c, quoteLinesOf(await askAll(lead, request, caller)))
    })

    const one = serve(retryQuote, async ({ request, lead, caller }) => {
      if (!lead) return fail('unknown-journey')
      const vehicle = motorRecordOf(lead)
      return quoteReplyOf({ vehicle, answers: await desk.askAgain(lead, request.insurerId, caller) })
    })

    return new Hono<ServerEnv>().route('/', all).route('/', stream).route('/', one)
  }
