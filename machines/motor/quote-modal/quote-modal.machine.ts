import { retryAt } from '../../core/ask.ts'
import { labels } from '../../reference/messages/labels.ts'
import { emptyRecord } from '../record/motor-record.ts'
import { recordOfVehicle } from '../rules/known-vehicle.ts'
import { quoteModal } from './quote-modal.setup.ts'

export type { QuoteModalInput, QuoteModalOutput } from './quote-modal.setup.ts'

/** Vehicle confirmation, personal details, previous policy, then the quotes (spec §4, C-04 to C-06). */
export const quoteModalMachine = quoteModal.createMachine({
  id: 'quoteModal',
  context: ({ input }) => ({
    ...input,
    record: {
      ...emptyRecord,
      ...recordOfVehicle(input.vehicle),
      customerType: 'individual',
      ownerChanged: false,
      savedStep: 6,
    },
    outcome: { goTo: 'nowhere' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'vehicle',
  states: {
    vehicle: {
      meta: { view: 'confirmVehicle', title: labels.rightDetails },
      on: {
        'vehicle.confirmed': [
          { guard: 'tooYoung', target: 'closed', actions: 'sendToWizard' },
          { target: 'details' },
        ],
        'vehicle.denied': { target: 'closed', actions: 'sendToWizard' },
      },
    },
    details: {
      meta: { title: labels.personalDetails, asks: 'details.given' },
      on: {
        'details.given': [
          {
            guard: 'pastIsKnown',
            target: 'starting',
            actions: [{ type: 'keepDetails', params: ({ event }) => event }, 'keepKnownPast'],
          },
          {
            target: 'previousPolicy',
            actions: { type: 'keepDetails', params: ({ event }) => event },
          },
        ],
      },
    },
    previousPolicy: {
      meta: { title: 'Previous policy', asks: 'previousPolicy.given' },
      initial: 'asking',
      states: {
        asking: {
          on: {
            'previousPolicy.given': {
              target: '#quoteModal.starting',
              actions: { type: 'keepPast', params: ({ event }) => ({ event }) },
            },
            'expiry.opened': 'choosingExpiry',
          },
        },
        choosingExpiry: {
          meta: { view: 'expiry' },
          invoke: {
            id: 'expiry',
            src: 'expiry',
            input: ({ context }) => ({ today: context.today, fromQuoteList: false }),
            onDone: [
              {
                guard: { type: 'tells', params: ({ event }) => ({ answer: event.output.answer }) },
                target: 'asking',
                actions: { type: 'keepExpiry', params: ({ event }) => ({ answer: event.output.answer }) },
              },
              { target: 'asking' },
            ],
          },
        },
      },
    },
    starting: {
      tags: 'busy',
      meta: { view: 'gettingQuotes', title: labels.personalDetails },
      invoke: {
        id: 'startJourney',
        src: 'startJourney',
        input: ({ context }) => ({ record: context.record }),
        onDone: { target: 'arriving', actions: { type: 'keepLead', params: ({ event }) => event.output } },
        onError: retryAt('details'),
      },
    },
    arriving: {
      tags: 'busy',
      meta: { view: 'gettingQuotes', title: labels.personalDetails },
      after: { arrive: 'closed' },
    },
    closed: { type: 'final' },
  },
  on: { closed: '.closed' },
})
