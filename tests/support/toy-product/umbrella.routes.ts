import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { recordOf } from '#server/access/leads.store.ts'
import type { Module } from '#server/deps.ts'
import { fail } from '#server/http/fail.ts'
import { serve } from '#server/http/serve.ts'
import { usualTimings } from '#server/insurers/timings.ts'
import { isPriced } from '#server/quotes/answer.ts'
import { createQuoteService } from '#server/quotes/quote-service.ts'

const isSuccess = ({ status }: { status: string }) => status === 'success'
const authed = { method: 'POST', kind: 'authed', action: 'journey.buy', assumed: true } as const

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

/** The one call of its own that the product has: to be priced. */
export const umbrellaModule: Module = (deps) => {
  const desk = createQuoteService(deps, usualTimings)

  const prices = serve(readUmbrellaPrices, async ({ lead, caller: asking }) => {
    if (!lead) return fail('unknown-journey')
    const answers = await Promise.all(await desk.askAll(lead, recordOf(deps, lead), asking))
    const plans = answers.flatMap((answer) => (isPriced(answer) ? [answer.plan] : []))
    return {
      status: 'success' as const,
      data: plans.map(({ insurerId, caseId, final }) => ({ insurerId, caseId, final })),
    }
  })

  return prices
}
