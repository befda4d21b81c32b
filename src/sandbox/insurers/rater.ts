import type { GenericSchema } from 'valibot'
import type { Premium, QuoteReply } from '#contract/partners/insurer.ts'
import type { Insurer } from '#machines/reference/insurer.ts'
import type { Declined, Loading, Underwritten } from '../rating/underwriting.ts'

export type Rated<Risk = object, Company extends Insurer = Insurer> = {
  risk: Risk
  insurer: Company
  today: string
}

/** Of the wording of a policy. */
export type Chapter = { title: string; points: readonly string[] }

/** What the sandbox's insurers know of one product. */
export interface Rater<
  Risk extends object = object,
  Company extends Insurer = Insurer,
  Proposal extends object = object,
> {
  /** The `product` of a request. */
  readonly product: string
  /** What a standard policy of it says. */
  readonly wording: readonly Chapter[]
  /** Who sells it. */
  readonly insurers: readonly Company[]
  readonly risk: GenericSchema<unknown, Risk>
  /** What a proposal contains besides proposer, KYC and nominee. */
  readonly proposal: GenericSchema<unknown, Proposal>
  planName(insurer: Company): string
  planId(rated: Rated<Risk, Company>): string
  price(rated: Rated<Risk, Company>, loadings: readonly Loading[]): Premium | Declined
  /** Without it every proposal is accepted at its price. */
  underwrite?(proposal: Proposal, rated: Rated<Risk, Company>): Underwritten
  /** Hours within which an accepted proposal has to be paid; without it, until the policy begins. */
  payWithinHours?(rated: Rated<Risk, Company>): number | undefined
  /** The risk with each add-on that has a price of its own, one at a time. */
  withEachAddOn?(risk: Risk): [addOn: string, risk: Risk][]
  questions(rated: Rated<Risk, Company>): QuoteReply['questions']
  notes(rated: Rated<Risk, Company>): string[]
}
