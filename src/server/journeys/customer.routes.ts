import { and, count, eq, gte } from 'drizzle-orm'
import { Hono } from 'hono'
import { createCustomer, getFeCode, readQuoteCount } from '#contract/journey/customer.calls.ts'
import { captureEvents } from '#contract/journey/event-capture.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { cleanDetailsMobile } from '#machines/rules/mobile.ts'
import { leads } from '../db/schema.ts'
import type { Module } from '../deps.ts'
import type { ServerEnv } from '../http/env.ts'
import { keyedHash } from '../http/keyed-hash.ts'
import { serve } from '../http/serve.ts'

/** The small calls beside a journey. */
export const customerRoutes: Module = ({ db, clock, config }) => {
  /** One mobile number is one customer, under an id that does not tell it. */
  const idOf = (mobile: string) => keyedHash(config.secrets.signing, `customer ${cleanDetailsMobile(mobile)}`)

  async function healthJourneysToday(): Promise<number> {
    const midnight = new Date(`${clock.today()}T00:00:00+05:30`)
    const ofToday = and(eq(leads.quoteType, 'health'), gte(leads.createdAt, midnight))
    const [counted] = await db.select({ total: count() }).from(leads).where(ofToday)
    return counted?.total ?? 0
  }

  const create = serve(createCustomer, ({ request }) => ({
    status: true as const,
    data: { id: idOf(request.customer_phone) },
  }))

  const code = serve(getFeCode, ({ request: { feCode, refCode } }) => ({
    status: 'success' as const,
    data: feCode || refCode,
  }))

  const quoteCount = serve(readQuoteCount, async () => ({
    success: true,
    message: messages.journey.quoteCountFetched,
    dataCount: await healthJourneysToday(),
  }))

  const capture = serve(captureEvents, () => ({ status: 'success' as const }))

  return new Hono<ServerEnv>().route('/', create).route('/', code).route('/', quoteCount).route('/', capture)
}
