import { planFromHealthQuote, toHealthQuotesRequest } from '#contract/health/health-quote.codec.ts'
import { streamHealthQuotes } from '#contract/health/health-quotes.calls.ts'
import { unavailableFromMessage } from '#contract/quotes/unavailable.codec.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import type { HealthEvent } from '#machines/health/wizard/health.events.ts'
import { lines } from '../../api-client/stream.ts'
import { isLoggedIn } from '../../browser/policy-state/is-logged-in.ts'
import { ownCustomer, ownNumber } from '../../browser/policy-state/own-details.ts'
import { streamingActor } from '../../shared/quotes/streaming.ts'

/** Asks all health insurers, or some of them again. */
export const askQuotes = streamingActor<HealthRecord, HealthEvent>()({
  lines: ({ record, only }, signal) => {
    const request = toHealthQuotesRequest({ customer: ownCustomer(), ...record }, isLoggedIn(), ownNumber())
    return lines(streamHealthQuotes, { ...request, ...(only && { insurerId: [...only] }) }, signal)
  },
  priced: (quote) => ({ type: 'quote.arrived', plan: planFromHealthQuote(quote) }),
  refused: (refusal) => ({ type: 'insurer.unavailable', unavailable: unavailableFromMessage(refusal) }),
})
