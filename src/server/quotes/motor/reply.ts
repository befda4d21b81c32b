import type { QuotedVehicle } from '#contract/quotes/quote-result.codec.ts'
import type { QuoteLine, QuotesReply } from '#contract/quotes/quotes.calls.ts'
import { messageFromUnavailable } from '#contract/quotes/unavailable.codec.ts'
import { messages } from '#machines/reference/messages.ts'
import { isPriced } from '../answer.ts'
import { cheapestFirst } from '../cheapest-first.ts'
import { inOrderOfArrival } from '../in-order-of-arrival.ts'
import type { Answers } from '../quote-service.ts'
import { quoteResultOf } from './motor-lead.ts'

/** Answers, and the vehicle they are about. */
export type Answering = { vehicle: QuotedVehicle; answers: Answers }

const { journey } = messages

/** All answers in one reply: prices in order, refusals in the order of the insurers. */
export async function quoteReplyOf({ vehicle, answers }: Answering): Promise<QuotesReply> {
  const said = await Promise.all(answers)
  const plans = said.flatMap((answer) => (isPriced(answer) ? [answer.plan] : []))
  const refused = said.flatMap((answer) => (isPriced(answer) ? [] : [answer.unavailable]))
  const data = {
    quotes: cheapestFirst(plans).map((plan) => quoteResultOf(plan, vehicle)),
    unavailable: refused.map(messageFromUnavailable),
  }
  if (plans.length > 0) return { success: true, data }
  const areDown = refused.every(({ reason }) => reason !== 'declined')
  return { success: !areDown, message: areDown ? journey.quotesFailed : journey.noQuotes, data }
}

/** The same answers one by one as they arrive, and a last line that says that there are no more. */
export async function* quoteLinesOf({ vehicle, answers }: Answering): AsyncGenerator<QuoteLine> {
  let priced = 0
  for await (const answer of inOrderOfArrival(answers)) {
    if (isPriced(answer)) {
      priced += 1
      yield { type: 'quote', quote: quoteResultOf(answer.plan, vehicle) }
    } else {
      yield { type: 'unavailable', unavailable: messageFromUnavailable(answer.unavailable) }
    }
  }
  yield { type: 'end', asked: answers.length, priced }
}
