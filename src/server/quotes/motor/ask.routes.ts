import { Hono } from 'hono'
import { getQuotesData, type QuotesRequest, quotesStream, retryQuote } from '#contract/quotes/quotes.calls.ts'
import type { Lead } from '../../db/schema.ts'
import type { Module } from '../../deps.ts'
import type { Asking } from '../../http/asking.ts'
import type { ServerEnv } from '../../http/env.ts'
import { refuse } from '../../http/refuse.ts'
import { serve } from '../../http/serve.ts'
import type { Timings } from '../../insurers/timings.ts'
import { createQuoteDesk } from '../quote-desk.ts'
import { streamLines } from '../stream-lines.ts'
import { askedOf } from './asked.ts'
import { motorRecordOf } from './motor-lead.ts'
import { type Answering, linesOf, replyOf } from './reply.ts'

/** Prices of all insurers for one journey: all at once, or one by one as they come; and one of them again. */
export const askRoutes =
  (timings: Timings): Module =>
  (deps) => {
    const desk = createQuoteDesk(deps, timings)

    async function askAll(lead: Lead, question: QuotesRequest, asking: Asking): Promise<Answering> {
      const vehicle = askedOf(motorRecordOf(lead), question, deps.clock.today())
      return { vehicle, answers: await desk.askAll(lead, vehicle, asking, question.searchText) }
    }

    const all = serve(getQuotesData, async ({ request, lead, asking }) => {
      if (!lead) return refuse('unknown-journey')
      return replyOf(await askAll(lead, request, asking))
    })

    const stream = serve(quotesStream, async ({ request, lead, asking, c }) => {
      if (!lead) return refuse('unknown-journey')
      return streamLines(c, linesOf(await askAll(lead, request, asking)))
    })

    const one = serve(retryQuote, async ({ request, lead, asking }) => {
      if (!lead) return refuse('unknown-journey')
      const vehicle = motorRecordOf(lead)
      return replyOf({ vehicle, answers: await desk.askAgain(lead, request.insurerId, asking) })
    })

    return new Hono<ServerEnv>().route('/', all).route('/', stream).route('/', one)
  }
