import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { allQuotes, insurersAgain } from '#contract/quotes/plan-quote.ts'
import { type ProductPrices, successQuotes } from '#contract/quotes/product-prices.ts'

/** The one call of its own that the product has: to be priced. */
export const readUmbrellaPrices = call({
  method: 'POST',
  path: 'umbrella/prices',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  request: v.object({ customerLeadId: v.string(), insurerId: v.optional(insurersAgain) }),
  reply: allQuotes(v.object({ insurerId: v.number(), caseId: v.string(), final: v.number() })),
  isSuccess: ({ success }) => success,
})

export const umbrellaPrices: ProductPrices = {
  call: readUmbrellaPrices,
  askedFor: (saved) => saved,
  quoteOf: ({ insurerId, caseId, final }) => ({ insurerId, caseId, final }),
  dataOf: successQuotes,
}
