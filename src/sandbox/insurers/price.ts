import * as v from 'valibot'
import type { QuoteReply } from '#contract/partners/insurer.ts'
import type { Insurer } from '#machines/reference/insurer.ts'
import { numberFrom } from '../hash.ts'
import { sum } from '../rating/arithmetic.ts'
import type { Declined } from '../rating/underwriting.ts'
import { firstProblem } from '../read.ts'
import type { Rated, Rater } from './rater.ts'

/** One insurer's price for a risk, or why it gives none. */
export function quoteOf(
  { rater, insurer, risk }: ReadRequest,
  reference: string,
  today: string,
): QuoteReply | Declined {
  const rated = { risk, insurer, today }
  const premium = rater.price(rated, [])
  if (isDeclined(premium)) return premium
  return {
    quote_number: `${insurer.key.toUpperCase()}-Q-${numberFrom(`${insurer.key}/${reference}`, 1_000_000, 9_999_999)}`,
    plan_id: rater.planId(rated),
    plan_name: rater.planName(insurer),
    premium,
    questions: rater.questions(rated),
    notes: rater.notes(rated),
    add_on_prices: addOnPrices(rater, rated),
  }
}

/** By pricing the risk with it; who does not sell an add-on here has no line for it. */
function addOnPrices(rater: Rater, rated: Rated): QuoteReply['add_on_prices'] {
  return rater.withEachAddOn?.(rated.risk).flatMap(([addOn, risk]) => {
    const premium = rater.price({ ...rated, risk }, [])
    if (isDeclined(premium)) return []
    const lines = premium.lines.filter(({ key }) => key.split('.').at(-1) === addOn)
    return lines.length === 0 ? [] : [{ add_on: addOn, amount: sum(lines.map(({ amount }) => amount)) }]
  })
}

export const isDeclined = (answer: object): answer is Declined => 'declined' in answer

/** Who rates a request, its insurer as they know it, and what they read in it. */
export type ReadRequest = { rater: Rater; insurer: Insurer; risk: object; problem?: never }

type Request = { product: string; risk: object }

/** The request as its rater reads it; else what is wrong with it. */
export function readRequest(
  raters: readonly Rater[],
  key: string | undefined,
  request: Request,
): ReadRequest | { problem: string } {
  const rater = raters.find(({ product }) => product === request.product)
  if (!rater) return { problem: `product: nobody insures ${request.product}` }
  const insurer = rater.insurers.find((one) => one.key === key)
  if (!insurer) return { problem: `product: this insurer does not sell ${request.product}` }
  const read = v.safeParse(v.object({ risk: rater.risk }), request)
  if (!read.success) return { problem: firstProblem(read.issues) }
  return { rater, insurer, risk: read.output.risk }
}
