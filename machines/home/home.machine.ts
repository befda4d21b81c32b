import type { QuoteModalOutput } from '../motor/quote-modal/quote-modal.machine.ts'
import type { FoundVehicle } from '../motor/record/motor-record.ts'
import type { CategoryKey } from '../reference/categories.ts'
import { labels } from '../reference/messages/labels.ts'
import type { VehicleType } from '../schemas/basics.ts'
import { anyPlate, classAsked, plate } from './home.plate.ts'
import { home } from './home.setup.ts'

export type { HomeInput } from './home.setup.ts'

const category = ({ event }: { event: { category: CategoryKey } }) => ({ category: event.category })
const plateOf = (vehicleType: VehicleType) =>
  ({
    type: 'opensPlate',
    params: ({ event }: { event: { category: CategoryKey } }) => ({ category: event.category, vehicleType }),
  }) as const
const output = ({ event }: { event: { output: QuoteModalOutput } }) => ({ output: event.output })
const goesTo = (place: QuoteModalOutput['goTo']) =>
  ({
    type: 'goesTo',
    params: ({ event }: { event: { output: QuoteModalOutput } }) => ({ output: event.output, place }),
  }) as const
const keepCategory = { type: 'keepCategory', params: category } as const

/**
 * The home page: a number plate or a category, then the way into its journey (spec §2, spec §4, C-01 to C-05). Nobody
 * has to choose first: the registry knows a bike's number from a car's.
 */
export const homeMachine = home.createMachine({
  id: 'home',
  context: ({ input }) => ({
    ...input,
    registrationNumber: '',
    isGiven: false,
    isNew: false,
    isDenied: false,
  }),
  initial: 'none',
  on: {
    'category.chosen': [
      { guard: plateOf('2w'), target: '.motorBike', actions: keepCategory },
      { guard: plateOf('4w'), target: '.pvtCar', actions: keepCategory },
      {
        guard: { type: 'opensHealth', params: category },
        target: '.health',
        actions: keepCategory,
      },
      { target: '.comingSoon', actions: keepCategory },
    ],
  },
  states: {
    none: {
      meta: { view: 'plate', title: labels.headline, asks: 'registration.given', path: '/' },
      ...anyPlate,
    },
    vehicleClass: {
      ...classAsked,
      on: { ...classAsked.on, back: { target: 'none.lookedUp', actions: 'askAgain' } },
    },
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
        input: ({ context }) => ({ today: context.today, vehicle: known(context.found) }),
        onDone: [
          {
            guard: goesTo('quotes'),
            target: 'quotes',
            actions: { type: 'keepLead', params: output },
          },
          {
            guard: goesTo('wizard'),
            target: 'wizard',
            actions: 'markDenied',
          },
          { guard: 'isBike', target: 'motorBike.lookedUp', actions: 'forgetGiven' },
          { target: 'pvtCar.lookedUp', actions: 'forgetGiven' },
        ],
      },
    },

    wizard: { type: 'final', meta: { path: '/motor' } },
    quotes: { type: 'final', meta: { path: '/quotelist/{id}' } },
    healthJourney: { type: 'final', meta: { path: '/health' } },
  },
})

/** Only a vehicle that was found leads to confirming. */
function known(vehicle: FoundVehicle | undefined): FoundVehicle {
  if (vehicle === undefined) throw new Error('No vehicle was found to confirm')
  return vehicle
}
