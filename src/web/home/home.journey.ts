import { fromPromise, type PromiseActorLogic } from 'xstate'
import { homeMachine } from '#machines/home/home.machine.ts'
import { vehicleSelected } from '#machines/motor/vehicle-selected.ts'
import type { QuoteModalInput, QuoteModalOutput } from '#machines/quote-modal/quote-modal.machine.ts'
import { categoryOf } from '#machines/reference/categories.ts'
import type { VehicleType } from '#machines/schemas/basics.ts'
import type { KnownVehicle } from '#machines/schemas/record.ts'
import { defineJourney } from '../journey/journey.ts'
import { laterMachine } from '../journey/later-machine.ts'

/** What calls the server is fetched when it is first needed: the page is usable without it. */
const lookUpVehicle = fromPromise<
  KnownVehicle | null,
  { registrationNumber: string; vehicleType: VehicleType }
>(async ({ input }) => (await import('../journey/calls.ts')).lookUpVehicle(input))

/** To the home machine the dialogs are one question with one answer. */
const quoteModal = laterMachine(
  async () => (await import('./quote-modal.journey.ts')).quoteModalJourney.machine,
  { goTo: 'wizard' },
) as unknown as PromiseActorLogic<QuoteModalOutput, QuoteModalInput>

export const homeJourney = defineJourney({
  machine: homeMachine.provide({ actors: { lookUpVehicle, quoteModal } }),
  events: {},
  luggage: ({ category, registrationNumber, isNew, isDenied, health }) => {
    const vehicleType = categoryOf(category ?? '')?.vehicleType
    if (!vehicleType) return { state: { health } }
    const entry = { registrationNumber, isVehicleNew: isNew, isDenied, activeStep: 1 }
    return { state: { ...vehicleSelected(vehicleType), ...entry } }
  },
})
