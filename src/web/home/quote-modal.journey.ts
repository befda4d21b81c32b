import { fromPromise } from 'xstate'
import { quoteModalEvents } from '#machines/quote-modal/quote-modal.events.ts'
import { quoteModalMachine } from '#machines/quote-modal/quote-modal.machine.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { startJourney as start } from '../journey/calls.ts'
import { ExpiryOverlay } from '../journey/expiry/expiry.journey.ts'
import { expiryAnswers } from '../journey/expiry/expiry-answers.ts'
import { defineJourney } from '../journey/journey.ts'
import type { Saved } from '../journey/outbox.ts'
import { creditNow } from '../journey/session/credit.ts'

const startJourney = fromPromise<Saved, { record: MotorRecord }>(({ input }) =>
  start({ ...input.record, ...creditNow() }),
)

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
