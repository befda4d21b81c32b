import { fromPromise } from 'xstate'
import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { quoteModalMachine } from '#machines/motor/quote-modal/quote-modal.machine.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { longTermCoverUntil } from '#machines/motor/rules/long-term.ts'
import { creditNow } from '../browser/credit.ts'
import { ownDetails } from '../browser/policy-state/own-details.ts'
import { today } from '../browser/today.ts'
import { defineJourney } from '../journey/journey.ts'
import type { Saved } from '../saving/outbox.ts'
import * as calls from '../shared/motor/calls.ts'
import { ExpiryOverlay } from '../shared/motor/expiry/expiry.journey.ts'

const startJourney = fromPromise<Saved, { record: MotorRecord }>(({ input, signal }) =>
  calls.startJourney({ ...input.record, ...creditNow() }, signal),
)

const savePast = fromPromise<Saved, { record: MotorRecord }>(({ input }) => calls.savePast(input.record))

/** As it was given in this journey, else as the signed-in customer gave it. */
const contactOf = ({ customer }: MotorRecord) =>
  customer ? { fullName: customer.name, mobile: customer.mobile } : ownDetails()

/** The dialogs between a number and its prices. */
export const quoteModalJourney = defineJourney({
  machine: quoteModalMachine.provide({
    actors: { startJourney, recallVehicle: calls.recallVehicle, savePast },
  }),
  events: quoteModalEvents,
  answers: (asks, { record }) =>
    asks === 'details.given'
      ? contactOf(record)
      : { ...record.previousPolicy, longTermUntil: longTermCoverUntil(record, today()) },
  overlays: { expiry: ExpiryOverlay },
})
