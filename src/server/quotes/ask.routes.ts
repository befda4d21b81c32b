import { Hono } from 'hono'
import { getQuotesData, quotesStream, retryQuote } from '#contract/quotes/quotes.calls.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import type { Timings } from '../insurers/timings.ts'
import { createQuoteDesk } from './quote-desk.ts'
import { linesOf, replyOf } from './reply.ts'
import { streamLines } from './stream-lines.ts'

/** Prices of all insurers for one journey: all at once, or one by one as they come; and one of them again. */
export const askRoutes =
  (timings: Timings): Module =>
  (deps) => {
    const desk = createQuoteDesk(deps, timings)

    const all = serve(getQuotesData, async ({ request, lead, asking }) => {
      if (!lead) return refuse('unknown-journey')
      return replyOf(await desk.askAll(lead, request, asking))
    })

    const stream = serve(quotesStream, async ({ request, lead, asking, c }) => {
      if (!lead) return refuse('unknown-journey')
      return streamLines(c, linesOf(await desk.askAll(lead, request, asking)))
    })

    const one = serve(retryQuote, async ({ request, lead, asking }) => {
      if (!lead) return refuse('unknown-journey')
      return replyOf(await desk.askAgain(lead, request.insurerId, asking))
    })

    return new Hono<ServerEnv>().route('/', all).route('/', stream).route('/', one)
  }
