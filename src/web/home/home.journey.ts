import { fromPromise } from 'xstate'
import { homeEvents } from '#machines/home/home.events.ts'
import { homeMachine } from '#machines/home/home.machine.ts'
import { quoteModalEvents } from '#machines/quote-modal/quote-modal.events.ts'
import { quoteModalMachine } from '#machines/quote-modal/quote-modal.machine.ts'
import { categoryOf } from '#machines/reference/categories.ts'
import type { VehicleType } from '#machines/schemas/basics.ts'
import type { KnownVehicle, MotorRecord } from '#machines/schemas/record.ts'
import { ExpiryOverlay } from '../journey/expiry/expiry.journey.ts'
import { expiryAnswers } from '../journey/expiry/expiry-answers.ts'
import { defineJourney, type Handle } from '../journey/journey.ts'
import { vehicleSelected } from '../journey/luggage.ts'

/** What calls the server is fetched when it is first needed: the page is usable without it. */
const calls = () => import('../journey/calls.ts')

const lookUpVehicle = fromPromise<
  KnownVehicle | null,
  { registrationNumber: string; vehicleType: VehicleType }
>(async ({ input, signal }) => (await calls()).lookUpVehicle(input, signal))

const startJourney = fromPromise<{ leadId: string; version: number }, { record: MotorRecord }>(
  async ({ input }) => (await calls()).startJourney(input.record),
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

export const homeJourney = defineJourney({
  machine: homeMachine.provide({ actors: { lookUpVehicle, quoteModal: quoteModalJourney.machine } }),
  events: homeEvents,
  luggage: ({ category, registrationNumber, isNew, isDenied, health }) => {
    const vehicleType = categoryOf(category ?? '')?.vehicleType
    if (!vehicleType) return { state: { health } }
    const entry = { registrationNumber, isVehicleNew: isNew, isDenied, activeStep: 1 }
    return { state: { ...vehicleSelected(vehicleType), ...entry } }
  },
})

export type HomeHandle = Handle<typeof homeMachine>
export type QuoteModalHandle = Handle<typeof quoteModalMachine>
