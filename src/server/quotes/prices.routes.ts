import type { productCalls } from '#contract/products.ts'
import { productOf } from '#machines/products.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Module } from '../deps.ts'
import { fail } from '../http/fail.ts'
import { serveLead } from '../http/serve.ts'
import type { Timings } from '../insurers/timings.ts'
import { priceList } from './price-list.ts'
import { createQuoteService } from './quote-service.ts'

type ProductCalls = (typeof productCalls)[number]

/** Prices of all insurers of a product for one journey, at once or as they come, and some of them again (ruling 19). */
export const pricesRoutes =
  (timings: Timings, { key, prices }: ProductCalls): Module =>
  (deps) => {
    const { clock, products } = deps
    const quotes = createQuoteService(deps, timings)
    const ofProduct = { products: products.filter((product) => product.key === key) }

    /** The journey as it is priced today; refused where no insurer may be asked. */
    function priceable(asked: JourneyRecord): JourneyRecord {
      const today = clock.today()
      const product = productOf(products, asked)
      const record = product.asOfToday(asked, today)
      const refused = product.unpriceable?.(record, today)
      if (!refused) return record
      const { field, message } = refused
      if (field === undefined) return fail('not-now', message)
      return fail('invalid', undefined, { issues: [{ path: prices.pathOf?.(field) ?? field, message }] })
    }

    return serveLead(prices.call, async ({ request, lead, caller, c }) => {
      const saved = recordOf(ofProduct, lead)
      const { insurerId, searchText } = request
      const isAgain = insurerId !== undefined
      const asked = isAgain ? saved : priceable(prices.askedFor(saved, request, clock.today()))
      const answers = isAgain
        ? await quotes.askAgain(lead, insurerId, caller)
        : await quotes.askAll(lead, asked, caller, searchText)
      return priceList(c, answers, (plan) => prices.quoteOf(plan, asked), prices.dataOf)
    })
  }
