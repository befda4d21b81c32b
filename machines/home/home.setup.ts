import { assign, setup } from 'xstate'
import { outsideCall } from '../core/actors.ts'
import type { StateMeta, StateTag } from '../core/meta.ts'
import type { QuoteModalInput, QuoteModalOutput } from '../motor/quote-modal/quote-modal.machine.ts'
import type { FoundVehicle } from '../motor/record/motor-record.ts'
import { type CategoryKey, categories, categoryOf } from '../reference/categories.ts'
import { limits } from '../reference/limits.ts'
import type { Day, VehicleType } from '../schemas/basics.ts'
import type { HomeEvent } from './home.events.ts'

type HealthGiven = Extract<HomeEvent, { type: 'health.given' }>
type HealthAnswer = Omit<HealthGiven, 'type'>

export type HomeInput = { today: Day }

type Found = { vehicle: FoundVehicle | null }

type Context = HomeInput & {
  category?: CategoryKey
  registrationNumber: string
  /** The number was given before the registry had answered. */
  isGiven: boolean
  isNew: boolean
  /** The vehicle found was not theirs: the wizard asks for make and model. */
  isDenied: boolean
  found?: FoundVehicle
  leadId?: string
  /** What the health form was told; the pincode may come later. */
  health?: HealthAnswer
}

/** The types, calls, guards and actions of the machine. */
export const home = setup({
  types: {
    context: {} as Context,
    events: {} as HomeEvent,
    input: {} as HomeInput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    lookUpVehicle: outsideCall<FoundVehicle | null, { registrationNumber: string }>('the registry'),
    // A machine of its own, loaded when a vehicle was found, so that the home page stays small.
    quoteModal: outsideCall<QuoteModalOutput, QuoteModalInput>('the quote modal'),
  },
  guards: {
    opensPlate: (_, { category, vehicleType }: { category: CategoryKey; vehicleType: VehicleType }) =>
      categoryOf(category)?.opens === 'registrationForm' && categoryOf(category)?.vehicleType === vehicleType,
    isVehicle: (_, { category }: { category: CategoryKey }) =>
      categoryOf(category)?.vehicleType !== undefined,
    opensHealth: (_, { category }: { category: CategoryKey }) => categoryOf(category)?.opens === 'healthForm',
    isKnown: ({ context }) => context.found !== undefined,
    isOfOtherClass: (_, { vehicle, vehicleType }: Found & { vehicleType: VehicleType }) =>
      vehicle !== null && vehicle.vehicleType !== vehicleType,
    isGiven: ({ context }) => context.isGiven,
    isBike: ({ context }) => categoryOf(context.category ?? '')?.vehicleType === '2w',
    goesTo: (_, { output: said, place }: { output: QuoteModalOutput; place: string }) => said.goTo === place,
  },
  actions: {
    /** A vehicle that was found stays so: the registry is not asked about its number again. */
    keepCategory: assign(({ context: { found } }, { category }: { category: CategoryKey }) => ({
      category,
      registrationNumber: found?.registrationNumber ?? '',
      isGiven: false,
      isNew: false,
    })),
    takeCategory: assign((_, { category }: { category: CategoryKey }) => ({ category })),
    /** What the registry has under the number is what is insured. */
    takeClass: assign(({ context: { found, category } }) => ({
      category: categories.find(({ vehicleType }) => vehicleType === found?.vehicleType)?.key ?? category,
    })),
    keepNumber: assign((_, { registrationNumber }: { registrationNumber: string }) => ({
      registrationNumber,
      isGiven: false,
      found: undefined,
    })),
    markGiven: assign({ isGiven: true }),
    forgetGiven: assign({ isGiven: false }),
    /** As before the number was given, or said to be missing. */
    askAgain: assign({ isGiven: false, isNew: false }),
    keepFound: assign((_, { vehicle }: Found) => ({
      found: vehicle ?? undefined,
    })),
    forgetNumber: assign({ registrationNumber: '', found: undefined }),
    markNew: assign({ isNew: true }),
    markDenied: assign({ isDenied: true }),
    keepLead: assign((_, { output: said }: { output: QuoteModalOutput }) => ({
      leadId: said.goTo === 'quotes' ? said.leadId : undefined,
    })),
    keepHealth: assign((_, { answer: { type: _type, ...health } }: { answer: HealthGiven }) => ({
      health,
    })),
  },
  delays: { lookUp: limits.lookUpWaitMs },
})
