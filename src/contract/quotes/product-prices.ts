import type { Day } from '#machines/schemas/basics.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import type { ServedCall } from '../call.ts'
import type { UnavailableMessage } from './quote-result.ts'

type PricesRequest = {
  /** Those that alone are asked again. */
  insurerId?: number | number[] | undefined
  /** Part of an insurer's name. */
  searchText?: string
}

/** How the prices of one product are asked for and told. */
export type ProductPrices = {
  call: ServedCall<PricesRequest, object>
  /** The saved journey, plus what the page asks for, which may not be saved yet. */
  askedFor(saved: JourneyRecord, request: PricesRequest, today: Day): JourneyRecord
  /** Where the request has a field for which insurers cannot be asked. */
  pathOf?(field: string): string
  /** A price as on the wire. */
  quoteOf(plan: Plan, asked: JourneyRecord): object
  /** All of them, and who gave none, as the call's reply names them. */
  dataOf(quotes: object[], unavailable: UnavailableMessage[]): object
}

/** The prices of a person's or a pet's cover. */
export const successQuotes: ProductPrices['dataOf'] = (quotes, unavailable) => ({
  successQuotes: quotes,
  unavailable,
})
