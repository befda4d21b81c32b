import { fromCallback } from 'xstate'
import { planFromHealthQuote, toHealthQuotesRequest } from '#contract/health/health-quote.codec.ts'
import { type HealthQuoteLine, streamHealthQuotes } from '#contract/health/health-quotes.calls.ts'
import { unavailableFromMessage } from '#contract/quotes/unavailable.codec.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import type { HealthEvent } from '#machines/health/wizard/health.events.ts'
import { messages } from '#machines/reference/messages.ts'
import { lines, StreamFailure } from '../../api/stream.ts'
import { isLoggedIn } from '../../browser/policy-state/is-logged-in.ts'
import { outbox } from '../../saving/tab-outbox.ts'

type Asking = { record: HealthRecord; only?: number }

/** Streams insurers' answers to the machine, until all have answered or the machine asks for something else. */
export const askQuotes = fromCallback<HealthEvent, Asking>(({ input, sendBack }) => {
  const leaving = new AbortController()
  const tell = (event: HealthEvent) => {
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
async function* answers({ record, only }: Asking, signal: AbortSignal): AsyncGenerator<HealthEvent> {
  await outbox.flush()
  const request = {
    ...toHealthQuotesRequest(record, isLoggedIn()),
    ...(only !== undefined && { insurerId: only }),
  }
  let isWhole = false
  for await (const line of lines(streamHealthQuotes, request, signal)) {
    isWhole ||= line.type === 'end'
    yield eventOf(line)
  }
  if (!isWhole) throw new StreamFailure(messages.journey.quotesFailed)
}

function eventOf(line: HealthQuoteLine): HealthEvent {
  if (line.type === 'quote') return { type: 'quote.arrived', plan: planFromHealthQuote(line.quote) }
  if (line.type === 'end') return { type: 'quotes.ended' }
  return { type: 'insurer.unavailable', unavailable: unavailableFromMessage(line.unavailable) }
}
