import { Hono } from 'hono'
import { apiBase } from '#contract/call.ts'
import { productCalls } from '#contract/products.ts'
import type { Module } from '../deps.ts'
import { browserAndAddress } from '../http/browser-and-address.ts'
import type { ServerEnv } from '../http/env.ts'
import { type Timings, usualTimings } from '../insurers/timings.ts'
import { previousRunRoutes } from './motor/previous-run.routes.ts'
import { shareRoutes } from './motor/share.routes.ts'
import { pricesRoutes } from './prices.routes.ts'

/** Prices of all insurers for a journey: asked, asked again, shown to somebody else, and those of an earlier day. */
export const quotesAt =
  (timings: Timings): Module =>
  (deps) => {
    const count = browserAndAddress(deps, 'prices', { perBrowser: 300, perAddress: 10_000 })
    const routes = new Hono<ServerEnv>()
    for (const product of productCalls)
      routes
        .use(apiBase + product.prices.call.path, async (c, next) => {
          await count(c)
          await next()
        })
        .route('/', pricesRoutes(timings, product)(deps))
    return routes.route('/', shareRoutes(deps)).route('/', previousRunRoutes(deps))
  }

export const quotes = quotesAt(usualTimings)
