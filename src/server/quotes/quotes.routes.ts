import { Hono } from 'hono'
import type { Module } from '../deps.ts'
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
  (deps) =>
    new Hono<ServerEnv>()
      .route('/', askRoutes(timings)(deps))
      .route('/', healthQuotesRoutes(timings)(deps))
      .route('/', petQuotesRoutes(timings)(deps))
      .route('/', shareRoutes(deps))
      .route('/', previousRunRoutes(deps))

export const quotes = quotesAt(usualTimings)
