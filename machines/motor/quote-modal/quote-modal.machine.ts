import { retryAt } from '../../core/ask.ts'
import { labels } from '../../reference/messages/labels.ts'
import { type ExpiryOutput, expiryInput } from '../expiry/expiry.machine.ts'
import { emptyRecord } from '../record/motor-record.ts'
import { takenAsIs } from '../rules/known-vehicle.ts'
import { recalled } from '../rules/registry-past.ts'
import { quoteModal } from './quote-modal.setup.ts'

export type { QuoteModalInput, QuoteModalOutput } from './quote-modal.setup.ts'

const answer = ({ event }: { event: { output: ExpiryOutput } }) => ({ answer: event.output.answer })

/** Vehicle confirmation, personal details, previous policy, then the quotes (spec §4, C-04 to C-06). */
export const quoteModalMachine = quoteModal.createMachine({
  id: 'quoteModal',
  context: ({ input }) => ({
    ...input,
    record: {
      ...emptyRecord,
      ...takenAsIs(input.vehicle),
      savedStep: 5,
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
          { guard: 'pricesFirst', target: 'pricing', actions: 'putPastOff' },
          { target: 'details' },
        ],
        'vehicle.denied': { target: 'closed', actions: 'sendToWizard' },
      },
    },
    /** Prices come before a name and a number, and before the old policy is told. */
    pricing: {
      tags: 'busy',
      meta: { view: 'confirmVehicle', title: labels.rightDetails },
      invoke: {
        id: 'startJourney',
        src: 'startJourney',
        input: ({ context }) => ({ record: context.record }),
        onDone: {
          target: 'closed',
          actions: [{ type: 'keepLead', params: ({ event }) => event.output }, 'goToQuotes'],
        },
        onError: retryAt('vehicle'),
      },
    },
    details: {
      meta: { title: labels.personalDetails, asks: 'details.given' },
      on: {
        'details.given': {
          target: 'starting',
          actions: { type: 'keepDetails', params: ({ event }) => event },
        },
      },
    },
    previousPolicy: {
      meta: { title: 'Previous policy', asks: 'previousPolicy.given' },
      initial: 'asking',
      states: {
        asking: {
          on: {
            'previousPolicy.given': {
              target: '#quoteModal.saving',
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
            input: expiryInput(false),
            onDone: [
              {
                guard: { type: 'isTooEarly', params: answer },
                target: '#quoteModal.saving',
                actions: { type: 'keepEnd', params: answer },
              },
              {
                guard: { type: 'tells', params: answer },
                target: 'asking',
                actions: { type: 'keepEnd', params: answer },
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
        onDone: { target: 'recalling', actions: { type: 'keepLead', params: ({ event }) => event.output } },
        onError: retryAt('details'),
      },
    },
    recalling: {
      tags: 'busy',
      meta: { view: 'gettingQuotes', title: labels.personalDetails },
      invoke: {
        id: 'recallVehicle',
        src: 'recallVehicle',
        input: ({ context }) => ({ leadId: context.record.leadId }),
        onDone: [
          {
            guard: { type: 'tellsPast', params: recalled },
            target: 'saving',
            actions: { type: 'keepKnownPast', params: recalled },
          },
          { target: 'previousPolicy' },
        ],
        onError: 'previousPolicy',
      },
    },
    saving: {
      tags: 'busy',
      meta: { view: 'gettingQuotes', title: labels.personalDetails },
      invoke: {
        id: 'savePast',
        src: 'savePast',
        input: ({ context }) => ({ record: context.record }),
        onDone: { target: 'arriving', actions: 'goToQuotes' },
        onError: retryAt('previousPolicy'),
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
