import { quoteModalEvents } from '#machines/quote-modal/quote-modal.events.ts'
import { quoteModalMachine } from '#machines/quote-modal/quote-modal.machine.ts'
import { startJourney } from '../journey/actors.ts'
import { ExpiryOverlay } from '../journey/expiry/expiry.journey.ts'
import { expiryAnswers } from '../journey/expiry/expiry-answers.ts'
import { defineJourney, type Handle } from '../journey/journey.ts'

/** The dialogs between a number and its prices. */
export const quoteModalJourney = defineJourney({
  machine: quoteModalMachine.provide({ actors: { startJourney } }),
  events: quoteModalEvents,
  answers: (asks, { record, expiry, today }) =>
    asks === 'details.given'
      ? { fullName: record.customer?.name, mobile: record.customer?.mobile }
      : expiryAnswers(expiry, today),
  overlays: { expiry: ExpiryOverlay },
})

export type QuoteModalHandle = Handle<typeof quoteModalMachine>
