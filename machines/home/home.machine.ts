import { assign, setup } from 'xstate'
import { outside } from '../core/actors.ts'
import type { StateMeta, StateTag } from '../core/meta.ts'
import type { QuoteModalInput, QuoteModalOutput } from '../quote-modal/quote-modal.machine.ts'
import { type CategoryKey, categoryOf } from '../reference/categories.ts'
import { labels } from '../reference/messages/labels.ts'
import type { Day, VehicleType } from '../schemas/basics.ts'
import type { KnownVehicle } from '../schemas/record.ts'
import type { HomeEvent } from './home.events.ts'

export type HomeInput = { today: Day }

type Context = HomeInput & {
  category?: CategoryKey
  registrationNumber: string
  isNew: boolean
  /** The registry's vehicle was not theirs: the wizard asks for make and model. */
  isDenied: boolean
  found?: KnownVehicle
  leadId?: string
  health?: { relation: string; gender: string; age: string; pincode?: string }
}

const numberOf = ({ event }: { event: { registrationNumber: string } }) => ({
  registrationNumber: event.registrationNumber,
})
const category = ({ event }: { event: { category: CategoryKey } }) => ({ category: event.category })
const plateOf = (vehicleType: VehicleType) =>
  ({
    type: 'opensPlate',
    params: ({ event }: { event: { category: CategoryKey } }) => ({ category: event.category, vehicleType }),
  }) as const
const output = ({ event }: { event: { output: QuoteModalOutput } }) => ({ output: event.output })

const home = setup({
  types: {
    context: {} as Context,
    events: {} as HomeEvent,
    input: {} as HomeInput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    lookUpVehicle: outside<KnownVehicle | null, { registrationNumber: string; vehicleType: VehicleType }>(
      'the registry',
    ),
    // A machine of its own that the browser fetches when a vehicle was found: the home page stays light.
    quoteModal: outside<QuoteModalOutput, QuoteModalInput>('the quote modal'),
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
    keepHealth: assign((_, { answer }: { answer: Extract<HomeEvent, { type: 'health.given' }> }) => ({
      health: { relation: answer.relation, gender: answer.gender, age: answer.age },
    })),
  },
})

/** A number plate: looked up as soon as it is whole, never waited for (register C-04). */
const plate = (vehicleType: VehicleType) =>
  home.createStateConfig({
    initial: 'typing',
    states: {
      typing: {},
      lookingUp: {
        invoke: {
          id: 'lookUpVehicle',
          src: 'lookUpVehicle',
          input: ({ context }) => ({ registrationNumber: context.registrationNumber, vehicleType }),
          onDone: {
            target: 'lookedUp',
            actions: { type: 'keepFound', params: ({ event }) => ({ vehicle: event.output }) },
          },
          onError: 'lookedUp',
        },
      },
      lookedUp: {},
    },
    on: {
      'registration.completed': {
        target: '.lookingUp',
        reenter: true,
        actions: { type: 'keepNumber', params: numberOf },
      },
      'registration.given': [
        { guard: { type: 'isKnown', params: numberOf }, target: '#home.confirming' },
        { target: '#home.wizard', actions: { type: 'keepNumber', params: numberOf } },
      ],
      'number.skipped': { target: '#home.wizard', actions: 'forgetNumber' },
      'newVehicle.chosen': { target: '#home.wizard', actions: ['forgetNumber', 'markNew'] },
    },
  })

/** The home page: which cover, then the way into its journey (specification §2, §4; register C-01 to C-05). */
export const homeMachine = home.createMachine({
  id: 'home',
  context: ({ input }) => ({ ...input, registrationNumber: '', isNew: false, isDenied: false }),
  initial: 'none',
  on: {
    'category.chosen': [
      { guard: plateOf('2w'), target: '.motorBike', actions: { type: 'keepCategory', params: category } },
      { guard: plateOf('4w'), target: '.pvtCar', actions: { type: 'keepCategory', params: category } },
      {
        guard: { type: 'opensHealth', params: category },
        target: '.health',
        actions: { type: 'keepCategory', params: category },
      },
      { target: '.comingSoon', actions: { type: 'keepCategory', params: category } },
    ],
  },
  states: {
    none: { meta: { view: 'tiles', title: labels.headline, path: '/' } },
    motorBike: {
      meta: { view: 'plate', title: 'Bike', asks: 'registration.given', path: '/' },
      ...plate('2w'),
    },
    pvtCar: { meta: { view: 'plate', title: 'Car', asks: 'registration.given', path: '/' }, ...plate('4w') },
    health: {
      meta: { view: 'health', title: 'Health', asks: 'health.given', path: '/' },
      on: {
        'health.given': {
          target: 'healthJourney',
          actions: { type: 'keepHealth', params: ({ event }) => ({ answer: event }) },
        },
      },
    },
    comingSoon: { meta: { view: 'comingSoon', title: labels.comingSoonBadge, path: '/' } },

    confirming: {
      meta: { view: 'quoteModal', path: '/' },
      invoke: {
        id: 'quoteModal',
        src: 'quoteModal',
        input: ({ context: { today, found } }) => ({ today, vehicle: known(found) }),
        onDone: [
          {
            guard: { type: 'goesTo', params: ({ event }) => ({ output: event.output, place: 'quotes' }) },
            target: 'quotes',
            actions: { type: 'keepLead', params: output },
          },
          {
            guard: { type: 'goesTo', params: ({ event }) => ({ output: event.output, place: 'wizard' }) },
            target: 'wizard',
            actions: 'markDenied',
          },
          { guard: 'isBike', target: 'motorBike' },
          { target: 'pvtCar' },
        ],
      },
    },

    wizard: { type: 'final', meta: { path: '/motor' } },
    quotes: { type: 'final', meta: { path: '/quotelist/{id}' } },
    healthJourney: { type: 'final', meta: { path: '/health' } },
  },
})

/** Confirming is entered only by a number that was found. */
function known(found: KnownVehicle | undefined): KnownVehicle {
  if (found === undefined) throw new Error('No vehicle was found to confirm')
  return found
}
