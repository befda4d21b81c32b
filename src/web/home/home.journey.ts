import * as v from 'valibot'
import { fromPromise, type PromiseActorLogic } from 'xstate'
import { homeMachine } from '#machines/home/home.machine.ts'
import type { QuoteModalInput, QuoteModalOutput } from '#machines/motor/quote-modal/quote-modal.machine.ts'
import type { FoundVehicle } from '#machines/motor/record/motor-record.ts'
import { vehicleSelected } from '#machines/motor/rules/vehicle-selected.ts'
import { categoryOf } from '#machines/reference/categories.ts'
import { fetchCode } from '../browser/fetch-code.ts'
import { defineJourney } from '../journey/journey.ts'
import { lazyMachine } from '../journey/lazy-machine.ts'

/** Code that calls the server is loaded on first use: the page is usable without it. */
const lookUpVehicle = fromPromise<FoundVehicle | null, { registrationNumber: string }>(
  async ({ input, signal }) =>
    (await fetchCode(() => import('../shared/motor/calls.ts'))).lookUpVehicle(input, signal),
)

/** For the home machine the dialogs are one invoked machine with one output. */
const quoteModal = lazyMachine(
  async () => (await import('./quote-modal.journey.ts')).quoteModalJourney.machine,
  { goTo: 'wizard' },
) as unknown as PromiseActorLogic<QuoteModalOutput, QuoteModalInput>

/** What its form of health was told before a reload, or before its answers led away. */
const entrySchema = v.object({ health: v.record(v.string(), v.unknown()) })
const toldBefore = () => {
  const told = v.safeParse(entrySchema, window.history.state)
  return told.success ? told.output.health : {}
}

export const homeJourney = defineJourney({
  machine: homeMachine.provide({ actors: { lookUpVehicle, quoteModal } }),
  events: {},
  answers: (asks) => (asks === 'health.given' ? toldBefore() : {}),
  navigationState: ({ category, registrationNumber, isNew, isDenied, health }) => {
    const vehicleType = categoryOf(category ?? '')?.vehicleType
    if (!vehicleType) return { state: { health } }
    const entry = { registrationNumber, isVehicleNew: isNew, isDenied, activeStep: 1 }
    return { state: { ...vehicleSelected(vehicleType), ...entry } }
  },
})
