import type { GenericSchema } from 'valibot'
import type { Premium, QuoteReply } from '#contract/partners/insurer.ts'
import type { Insurer } from '#machines/reference/insurer.ts'

export type Declined = { declined: string }

type Rated<Risk> = { risk: Risk; insurer: Insurer; today: string }

/** What the sandbox's insurers know of one product. */
export interface Rater<Risk extends object = object> {
  /** The `product` of a request. */
  readonly product: string
  readonly planName: string
  readonly risk: GenericSchema<unknown, Risk>
  /** What a proposal contains besides proposer, KYC and nominee. */
  readonly proposal: GenericSchema
  planId(rated: Rated<Risk>): string
  /** The price, with rupees on top that an underwriter has set. */
  price(rated: Rated<Risk>, extra: number | undefined): Premium | Declined
  questions(rated: Rated<Risk>): QuoteReply['questions']
  notes(rated: Rated<Risk>): string[]
}
