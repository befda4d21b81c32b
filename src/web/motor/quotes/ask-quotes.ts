import { toQuotesRequest } from '#contract/quotes/ask.ts'
import { planFromQuoteResult } from '#contract/quotes/quote-result.codec.ts'
import { streamQuotes } from '#contract/quotes/quotes.calls.ts'
import { unavailableFromMessage } from '#contract/quotes/unavailable.codec.ts'
import type { QuoteListEvent } from '#machines/motor/quote-list/quote-list.events.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { defaultRequest } from '#machines/motor/rules/quote-request.ts'
import { lines } from '../../api-client/stream.ts'
import { isLoggedIn } from '../../browser/policy-state/is-logged-in.ts'
import { ownNumber } from '../../browser/policy-state/own-details.ts'
import { today } from '../../browser/today.ts'
import { streamingActor } from '../../shared/quotes/streaming.ts'

/** Asks all motor insurers, or some of them again. */
export const askQuotes = streamingActor<MotorRecord, QuoteListEvent>()({
  lines: ({ record, only }, signal) => {
    const wanted = record.request ?? defaultRequest(record, today())
    const request = toQuotesRequest(record, wanted, isLoggedIn(), ownNumber())
    return lines(streamQuotes, { ...request, ...(only && { insurerId: [...only] }) }, signal)
  },
  priced: (quote) => ({ type: 'quote.arrived', plan: planFromQuoteResult(quote) }),
  refused: (refusal) => ({ type: 'insurer.unavailable', unavailable: unavailableFromMessage(refusal) }),
})
