import type { Context } from 'hono'
import type { UnavailableMessage } from '#contract/quotes/quote-result.ts'
import { quoteLinesType } from '#contract/quotes/quotes.calls.ts'
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

/** The answers of all insurers: as they come to a caller who asks for lines, else at once, cheapest first (ruling 19). */
export const priceList = <Quote>(c: Context<ServerEnv>, answers: Answers, quoteOf: (plan: Plan) => Quote) =>
  wantsLines(c) ? streamLines(c, linesOf(answers, quoteOf)) : replyOf(answers, quoteOf)

const wantsLines = (c: Context) => c.req.header('accept')?.includes(quoteLinesType) ?? false

async function replyOf<Quote>(answers: Answers, quoteOf: (plan: Plan) => Quote) {
  const said = await Promise.all(answers)
  const plans = said.flatMap((answer) => (isPriced(answer) ? [answer.plan] : []))
  const refused = said.flatMap((answer) => (isPriced(answer) ? [] : [answer.unavailable]))
  const data = {
    successQuotes: cheapestFirst(plans).map(quoteOf),
    unavailable: refused.map(messageFromUnavailable),
  }
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
