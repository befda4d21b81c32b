import { planFromPetQuote, toPetQuotesRequest } from '#contract/pet/pet-quote.codec.ts'
import { streamPetQuotes } from '#contract/pet/pet-quotes.calls.ts'
import { unavailableFromMessage } from '#contract/quotes/unavailable.codec.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import type { PetEvent } from '#machines/pet/wizard/pet.events.ts'
import { lines } from '../../api-client/stream.ts'
import { isLoggedIn } from '../../browser/policy-state/is-logged-in.ts'
import { ownNumber } from '../../browser/policy-state/own-details.ts'
import { streamingActor } from '../../shared/quotes/streaming.ts'

/** Asks all pet insurers, or some of them again. */
export const askQuotes = streamingActor<PetRecord, PetEvent>()({
  lines: ({ record, only }, signal) => {
    const request = toPetQuotesRequest(record, isLoggedIn(), ownNumber())
    return lines(streamPetQuotes, { ...request, ...(only && { insurerId: [...only] }) }, signal)
  },
  priced: (quote) => ({ type: 'quote.arrived', plan: planFromPetQuote(quote) }),
  refused: (refusal) => ({ type: 'insurer.unavailable', unavailable: unavailableFromMessage(refusal) }),
})
