import { type EventObject, fromCallback } from 'xstate'
import { messages } from '#machines/reference/messages.ts'
import { StreamFailure } from '../../api-client/stream.ts'
import { isOffline } from '../../browser/fetch-code.ts'
import { policyState } from '../../browser/policy-state/policy-state.ts'
import { untilOnline } from '../../browser/until-online.ts'
import { outbox } from '../../saving/tab-outbox.ts'

/** A journey whose prices are asked for, and the insurers to ask again, if only some. */
type Asking<R> = { record: R; only?: readonly number[] }

type Named = { insurer: string }
type Refused = { Api_name: string; displayMessage: string }

type Line<Quote, Refusal> =
  | { type: 'quote'; quote: Quote }
  | { type: 'unavailable'; unavailable: Refusal }
  | { type: 'end' }

/** How one product asks for prices, and what its machine is told of them. */
type Stream<R, Event, Quote, Refusal> = {
  lines: (asked: Asking<R>, signal: AbortSignal) => AsyncIterable<Line<Quote, Refusal>>
  priced: (quote: Quote) => Event
  refused: (refusal: Refusal) => Event
}

type End = { type: 'quotes.ended' } | { type: 'quotes.failed'; message: string }

/**
 * Streams insurers' answers to a machine, until all have answered or the machine asks for something else. Without the
 * network it waits, and asks once more when it is back.
 */
export const streamingActor =
  <R extends object, Event extends EventObject>() =>
  <Quote extends Named, Refusal extends Refused>(stream: Stream<R, Event, Quote, Refusal>) =>
    fromCallback<Event, Asking<R>>(({ input, sendBack }) => {
      const leaving = new AbortController()
      const tell = (event: Event | End) => {
        if (!leaving.signal.aborted) sendBack(event)
      }
      async function listen(): Promise<void> {
        try {
          for await (const event of answers(stream, input, leaving.signal)) tell(event)
        } catch (error) {
          if (leaving.signal.aborted) return
          if (isOffline()) return untilOnline(leaving.signal).then(listen)
          const message = error instanceof StreamFailure ? error.message : messages.journey.quotesFailed
          tell({ type: 'quotes.failed', message })
        }
      }
      void listen()
      return () => leaving.abort()
    })

/** Changes on this page are saved first: the server prices what it has. */
async function* answers<R, Event, Quote extends Named, Refusal extends Refused>(
  { lines, priced, refused }: Stream<R, Event, Quote, Refusal>,
  asked: Asking<R>,
  signal: AbortSignal,
): AsyncGenerator<Event | End> {
  await outbox.flush()
  if (asked.only === undefined) policyState.reset('apiErrorResponse')
  let isWhole = false
  for await (const line of lines(asked, signal)) {
    if (line.type === 'quote') {
      policyState.removeError(line.quote.insurer)
      yield priced(line.quote)
    } else if (line.type === 'unavailable') {
      keepError(line.unavailable)
      yield refused(line.unavailable)
    } else {
      isWhole = true
      yield { type: 'quotes.ended' }
    }
  }
  if (!isWhole) throw new StreamFailure(messages.journey.quotesFailed)
}

/** One error for each insurer, the latest (STATE-07). */
function keepError({ Api_name, displayMessage: message }: Refused): void {
  policyState.removeError(Api_name)
  const { apiErrorResponse = [] } = policyState.get()
  policyState.set({ apiErrorResponse: [...apiErrorResponse, { Api_name, message }] })
}
