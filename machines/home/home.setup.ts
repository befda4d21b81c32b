import { assign, setup } from 'xstate'
import { outsideCall } from '../core/actors.ts'
import type { StateMeta, StateTag } from '../core/meta.ts'
import type { QuoteModalInput, QuoteModalOutput } from '../motor/quote-modal/quote-modal.machine.ts'
import type { KnownVehicle } from '../motor/record/motor-record.ts'
import { type CategoryKey, categoryOf } from '../reference/categories.ts'
import type { Day, VehicleType } from '../schemas/basics.ts'
import type { HomeEvent } from './home.events.ts'

type HealthGiven = Extract<HomeEvent, { type: 'health.given' }>
export type HealthAnswer = Omit<HealthGiven, 'type'>

export type HomeInput = { today: Day }

type Context = HomeInput & {
  category?: CategoryKey
  registrationNumber: string
  isNew: boolean
  /** The vehicle found was not theirs: the wizard asks for make and model. */
  isDenied: boolean
  found?: KnownVehicle
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
    lookUpVehicle: outsideCall<KnownVehicle | null, { registrationNumber: string; vehicleType: VehicleType }>(
      'the registry',
    ),
    // A machine of its own, loaded when a vehicle was found, so that the home page stays small.
    quoteModal: outsideCall<QuoteModalOutput, QuoteModalInput>('the quote modal'),
  },
  guards: {
    opensPlate: (_, { category, vehicleType }: { category: CategoryKey; vehicleType: VehicleType }) =>
      categoryOf(category)?.opens === 'registrationForm' && categoryOf(category)?.vehicleType === vehicleType,
    opensHealth: (_, { category }: { category: CategoryKey }) => categoryOf(category)?.opens === 'healthForm',
    isKnown: ({ context }, { registrationNumber }: { registrationNumber: string }) =>
      context.found?.registrationNumber === registrationNumber,
    isBike: ({ context }) => categoryOf(context.category ?? '')?.vehicleType === '2w',
    goesTo: (_, { output: said, place }: { output: QuoteModalOutput; place: string }) => said.goTo === place,
  },
  actions: {
    keepCategory: assign((_, { category }: { category: CategoryKey }) => ({
      category,
      found: undefined,
      registrationNumber: '',
      isNew: false,
    })),
    keepNumber: assign((_, { registrationNumber }: { registrationNumber: string }) => ({
      registrationNumber,
      found: undefined,
    })),
    keepFound: assign((_, { vehicle }: { vehicle: KnownVehicle | null }) => ({
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
})
