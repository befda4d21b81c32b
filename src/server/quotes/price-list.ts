import type { Context } from 'hono'
import { quoteLinesType } from '#contract/quotes/plan-quote.ts'
import type { UnavailableMessage } from '#contract/quotes/quote-result.ts'
import { messageFromUnavailable } from '#contract/quotes/unavailable.codec.ts'
import { messages } from '#machines/reference/messages.ts'
import type { Plan } from '#machines/schemas/plan.ts'
import type { ServerEnv } from '../http/env.ts'
import { isPriced } from './answer.ts'
import { cheapestFirst } from './cheapest-first.ts'
import { inOrderOfArrival } from './in-order-of-arrival.ts'
import type { Answers } from './quote-service.ts'
import { streamLines } from './stream-lines.ts'

type Line<Quote> =
  | { type: 'quote'; quote: Quote }
  | { type: 'unavailable'; unavailable: UnavailableMessage }
  | { type: 'end'; asked: number; priced: number }

const { journey } = messages

type DataOf<Quote, Data> = (quotes: Quote[], unavailable: UnavailableMessage[]) => Data

/**
 * The answers of all insurers: as they come to a caller who asks for lines, else at once, cheapest first (ruling 19).
 * `dataOf` names them as the product's reply does.
 */
export const priceList = <Quote, Data>(
  c: Context<ServerEnv>,
  answers: Answers,
  quoteOf: (plan: Plan) => Quote,
  dataOf: DataOf<Quote, Data>,
) => (wantsLines(c) ? streamLines(c, linesOf(answers, quoteOf)) : replyOf(answers, quoteOf, dataOf))

const wantsLines = (c: Context) => c.req.header('accept')?.includes(quoteLinesType) ?? false

async function replyOf<Quote, Data>(
  answers: Answers,
  quoteOf: (plan: Plan) => Quote,
  dataOf: DataOf<Quote, Data>,
) {
  const said = await Promise.all(answers)
  const plans = said.flatMap((answer) => (isPriced(answer) ? [answer.plan] : []))
  const refused = said.flatMap((answer) => (isPriced(answer) ? [] : [answer.unavailable]))
  const data = dataOf(cheapestFirst(plans).map(quoteOf), refused.map(messageFromUnavailable))
  if (plans.length > 0) return { success: true, data }
  const areDown = refused.every(({ reason }) => reason !== 'declined')
  return { success: !areDown, message: areDown ? journey.quotesFailed : journey.noQuotes, data }
}

async function* linesOf<Quote>(
  answers: Answers,
  quoteOf: (plan: Plan) => Quote,
): AsyncGenerator<Line<Quote>> {
  let priced = 0
  for await (const answer of inOrderOfArrival(answers)) {
    if (isPriced(answer)) {
      priced += 1
      yield { type: 'quote', quote: quoteOf(answer.plan) }
    } else {
      yield { type: 'unavailable', unavailable: messageFromUnavailable(answer.unavailable) }
    }
  }
  yield { type: 'end', asked: answers.length, priced }
}
