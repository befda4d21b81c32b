import { Hono } from 'hono'
import { apiBase } from '#contract/call.ts'
import { getHealthQuotes } from '#contract/health/health-quotes.calls.ts'
import { getPetQuotes } from '#contract/pet/pet-quotes.calls.ts'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import type { Module } from '../deps.ts'
import { browserAndAddress } from '../http/browser-and-address.ts'
import type { ServerEnv } from '../http/env.ts'
import { type Timings, usualTimings } from '../insurers/timings.ts'
import { healthQuotesRoutes } from './health/health-quotes.routes.ts'
import { askRoutes } from './motor/ask.routes.ts'
import { previousRunRoutes } from './motor/previous-run.routes.ts'
import { shareRoutes } from './motor/share.routes.ts'
import { petQuotesRoutes } from './pet/pet-quotes.routes.ts'

/** Prices of all insurers for a journey: asked, asked again, shown to somebody else, and those of an earlier day. */
export const quotesAt =
  (timings: Timings): Module =>
  (deps) => {
    const count = browserAndAddress(deps, 'prices', { perBrowser: 300, perAddress: 10_000 })
    const routes = new Hono<ServerEnv>()
    for (const { path } of [getQuotesData, getHealthQuotes, getPetQuotes])
      routes.use(apiBase + path, async (c, next) => {
        await count(c)
        await next()
      })
    return routes
      .route('/', askRoutes(timings)(deps))
      .route('/', healthQuotesRoutes(timings)(deps))
      .route('/', petQuotesRoutes(timings)(deps))
      .route('/', shareRoutes(deps))
      .route('/', previousRunRoutes(deps))
  }

export const quotes = quotesAt(usualTimings)
