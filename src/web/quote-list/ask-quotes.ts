import { fromCallback } from 'xstate'
import { toQuotesRequest } from '#contract/quotes/ask.ts'
import { planFromQuoteResult } from '#contract/quotes/quote-result.codec.ts'
import { type QuoteLine, quotesStream, retryQuote } from '#contract/quotes/quotes.calls.ts'
import { unavailableFromMessage } from '#contract/quotes/unavailable.codec.ts'
import type { QuoteListEvent } from '#machines/motor/quote-list/quote-list.events.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { messages } from '#machines/reference/messages.ts'
import { send, successIn } from '../api/send.ts'
import { lines, StreamFailure } from '../api/stream.ts'
import { isLoggedIn } from '../browser/policy-state/is-logged-in.ts'
import { ownNumber } from '../browser/policy-state/own-details.ts'
import { today } from '../browser/today.ts'
import { outbox } from '../saving/tab-outbox.ts'

type Asking = { record: MotorRecord; only?: number }

/** Streams insurers' answers to the machine, until all have answered or the machine asks for something else. */
export const askQuotes = fromCallback<QuoteListEvent, Asking>(({ input, sendBack }) => {
  const leaving = new AbortController()
  const tell = (event: QuoteListEvent) => {
    if (!leaving.signal.aborted) sendBack(event)
  }
  void (async () => {
    try {
      for await (const event of answers(input, leaving.signal)) tell(event)
    } catch (error) {
      const message = error instanceof StreamFailure ? error.message : messages.journey.quotesFailed
      tell({ type: 'quotes.failed', message })
    }
  })()
  return () => leaving.abort()
})

/** Changes on this page are saved first: the server prices what it has. */
async function* answers({ record, only }: Asking, signal: AbortSignal): AsyncGenerator<QuoteListEvent> {
  await outbox.flush()
  if (only !== undefined) return yield* answersOfOne(record.leadId, only, signal)
  const wanted = record.request ?? defaultRequest(record, today())
  const request = toQuotesRequest(record, wanted, isLoggedIn(), ownNumber())
  let isWhole = false
  for await (const line of lines(quotesStream, request, signal)) {
    isWhole ||= line.type === 'end'
    yield eventOf(line)
  }
  if (!isWhole) throw new StreamFailure(messages.journey.quotesFailed)
}

async function* answersOfOne(customerLeadId: string, insurerId: number, signal: AbortSignal) {
  const sent = await send(retryQuote, { customerLeadId, insurerId }, { signal })
  const answer = successIn(sent)
  if (!answer) throw new StreamFailure(sent.ok ? messages.journey.quotesFailed : sent.failure.message)
  const { quotes, unavailable } = answer.data
  for (const quote of quotes) yield eventOf({ type: 'quote', quote })
  for (const message of unavailable) yield eventOf({ type: 'unavailable', unavailable: message })
  yield { type: 'quotes.ended' } as const
}

function eventOf(line: QuoteLine): QuoteListEvent {
  if (line.type === 'quote') return { type: 'quote.arrived', plan: planFromQuoteResult(line.quote) }
  if (line.type === 'end') return { type: 'quotes.ended' }
  return { type: 'insurer.unavailable', unavailable: unavailableFromMessage(line.unavailable) }
}
