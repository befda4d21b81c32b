import { Hono } from 'hono'
import * as v from 'valibot'
import { call } from '#contract/call.ts'
import type { Module } from '#server/deps.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { keepLead } from '#server/http/lead-cookie.ts'
import { refuse } from '#server/http/refuse.ts'
import { serve } from '#server/http/serve.ts'
import { usualTimings } from '#server/insurers/timings.ts'
import { insertLead, recordOf } from '#server/journeys/journeys.store.ts'
import { isPriced } from '#server/quotes/answer.ts'
import { createQuoteDesk } from '#server/quotes/quote-desk.ts'
import { umbrellaProduct } from './umbrella.product.ts'
import { sumInsured } from './umbrella.record.ts'

const isSuccess = ({ status }: { status: string }) => status === 'success'
const authed = { method: 'POST', kind: 'authed', action: 'journey.buy', assumed: true } as const

const customer = v.object({ name: v.string(), email: v.string(), mobile: v.string() })

export const startUmbrella = call({
  ...authed,
  path: 'umbrella/start',
  request: v.object({ sumInsured, customer }),
  reply: v.object({ status: v.literal('success'), data: v.object({ customerLeadId: v.string() }) }),
  isSuccess,
})

export const readUmbrellaPrices = call({
  ...authed,
  path: 'umbrella/prices',
  lead: 'customerLeadId',
  request: v.object({ customerLeadId: v.string() }),
  reply: v.object({
    status: v.literal('success'),
    data: v.array(v.object({ insurerId: v.number(), caseId: v.string(), final: v.number() })),
  }),
  isSuccess,
})

/** The calls of its own that the product has: to begin, and to be priced. */
export const umbrellaModule: Module = (deps) => {
  const desk = createQuoteDesk(deps, usualTimings)

  const start = serve(startUmbrella, async ({ request, c }) => {
    const id = deps.random.id()
    const { key: quoteType, emptyRecord } = umbrellaProduct
    const record = { ...emptyRecord, ...request, savedStep: 1 as const }
    const lead = { id, quoteType, ownerHash: await keepLead(c, deps, id) }
    await insertLead(deps, deps.db, lead, { record, at: deps.clock.now() })
    return { status: 'success' as const, data: { customerLeadId: id } }
  })

  const prices = serve(readUmbrellaPrices, async ({ lead, asking }) => {
    if (!lead) return refuse('unknown-journey')
    const answers = await Promise.all(await desk.askAll(lead, recordOf(deps, lead), asking))
    const plans = answers.flatMap((answer) => (isPriced(answer) ? [answer.plan] : []))
    return {
      status: 'success' as const,
      data: plans.map(({ insurerId, caseId, final }) => ({ insurerId, caseId, final })),
    }
  })

  return new Hono<ServerEnv>().route('/', start).route('/', prices)
}
