import * as v from 'valibot'
import type { Premium, QuoteReply } from '#contract/partners/insurer.ts'
import type { Insurer } from '#machines/reference/insurer.ts'
import { numberFrom } from '../hash.ts'
import type { Planned } from '../plan/plans.ts'
import { firstProblem } from '../read.ts'
import type { Declined, Rater } from './rater.ts'

export const declineOf = {
  noProposal: 'There is no accepted proposal of this number',
  wrongAmount: 'The amount paid is not the premium of the proposal',
}

type Asked = { reference: string; risk: object }

/** One insurer's price for a risk, or why it gives none. */
export function quoteOf(
  rater: Rater,
  insurer: Insurer,
  { reference, risk }: Asked,
  today: string,
): QuoteReply | Declined {
  const rated = { risk, insurer, today }
  const premium = rater.price(rated, undefined)
  if (isDeclined(premium)) return premium
  return {
    quote_number: `${insurer.key.toUpperCase()}-Q-${numberFrom(`${insurer.key}/${reference}`, 1_000_000, 9_999_999)}`,
    plan_id: rater.planId(rated),
    plan_name: rater.planName,
    premium,
    questions: rater.questions(rated),
    notes: rater.notes(rated),
  }
}

export const isDeclined = (price: Premium | Declined): price is Declined => 'declined' in price

type Read = { rater: Rater; risk: object; problem?: never } | { problem: string }

/** Who rates a request, and its risk as they read it; else what is wrong with it. */
export function readRisk(
  raters: readonly Rater[],
  request: { product: string; risk: object },
  isProposal: boolean,
): Read {
  const rater = raters.find(({ product }) => product === request.product)
  if (!rater) return { problem: `product: nobody insures ${request.product}` }
  const read = v.safeParse(v.object({ risk: rater.risk }), request)
  if (!read.success) return { problem: firstProblem(read.issues) }
  const details = isProposal ? v.safeParse(rater.proposal, request).issues : undefined
  return details ? { problem: firstProblem(details) } : { rater, risk: read.output.risk }
}

/** Prices that an underwriter has raised or lowered between quote and proposal. */
export const dearer = {
  /** Rupees of loading: newly planned, or added to this quote before. */
  of: (planned: Planned | undefined, known: number | undefined) =>
    planned?.do === 'changePrice' ? (planned.by ?? 0) : known,

  reason: (extra: number | undefined) =>
    extra === undefined
      ? 'The rates of the insurer have changed since the quote.'
      : 'The underwriter has adjusted the premium for this vehicle.',
}
