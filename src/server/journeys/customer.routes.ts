import { and, count, eq, gte } from 'drizzle-orm'
import { Hono } from 'hono'
import { readQuoteCount } from '#contract/journey/customer.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { midnight } from '#machines/rules/calendar.ts'
import { leads } from '../db/schema.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { serve } from '../http/serve.ts'

/** Smaller calls of a journey. */
export const customerRoutes: Module = ({ db, clock }) => {
  async function healthJourneysToday(): Promise<number> {
    const ofToday = and(eq(leads.quoteType, 'health'), gte(leads.createdAt, midnight(clock.today())))
    const [counted] = await db.select({ total: count() }).from(leads).where(ofToday)
    return counted?.total ?? 0
  }

  const quoteCount = serve(readQuoteCount, async () => ({
    success: true,
    message: messages.journey.quoteCountFetched,
    dataCount: await healthJourneysToday(),
  }))

  return new Hono<ServerEnv>().route('/', quoteCount)
}
