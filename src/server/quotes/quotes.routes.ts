import { Hono } from 'hono'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { type Timings, usualTimings } from '../insurers/timings.ts'
import { askRoutes } from './ask.routes.ts'
import { shareRoutes } from './share.routes.ts'

/** Prices of all insurers for a journey: asked, asked again, and shown to somebody else. */
export const quotesAt =
  (timings: Timings): Module =>
  (deps) =>
    new Hono<ServerEnv>().route('/', askRoutes(timings)(deps)).route('/', shareRoutes(deps))

export const quotes = quotesAt(usualTimings)
