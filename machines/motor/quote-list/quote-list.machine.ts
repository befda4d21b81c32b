import type { SavedMachine } from '../../core/saved-machine.ts'
import { checkout, leadingToPayment, success } from '../../purchase/paying.states.ts'
import { leaveChoice, savePlan } from '../../purchase/quotes/choosing.ts'
import { insurer, screen } from '../../purchase/quotes/params.ts'
import { priceStates } from '../../purchase/quotes/price-states.ts'
import { journey } from '../../reference/messages/journey.ts'
import { isProposed } from '../../rules/journey-status.ts'
import type { MotorPlan } from '../record/motor-plan.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { asOfToday } from '../rules/as-of-today.ts'
import { defaultRequest } from '../rules/quote-request.ts'
import {
  asksAnew,
  asksQuestions,
  calendar,
  isOffered,
  isTooEarly,
  keepChoice,
  saving,
} from './quote-list.actions.ts'
import { dialog } from './quote-list.dialogs.ts'
import { since } from './quote-list.earlier.ts'
import { quoteListEvents } from './quote-list.events.ts'
import { quoteList } from './quote-list.setup.ts'

/** Prices of all insurers for one vehicle, as they arrive, until one is chosen (step M9, T01 to T08). */
export const quoteListMachine = quoteList.createMachine({
  id: 'quoteList',
  context: ({ input: { today, record: saved } }) => {
    const record = asOfToday(saved, today)
    const request = record.request ?? defaultRequest(record, today)
    return { today, record, request, offers: {}, refusals: {}, compared: [] }
  },
  initial: 'deciding',
  on: {
    revisited: {
      target: '.wizard',
      actions: { type: 'goTo', params: screen },
    },
  },
  states: {
    deciding: {
      always: [
        ...leadingToPayment,
        { guard: 'exceeded', target: 'tooEarly' },
        { guard: 'noPlans', target: 'noPlans' },
        { target: 'open' },
      ],
    },

    open: {
      type: 'parallel',
      meta: {
        view: 'quotes',
        title: 'Your quotes',
        path: '/quotelist/{id}',
        step: 'quotation',
        screen: 9,
        savedStep: 7,
      },
      on: {
        'plan.chosen': [
          { guard: asksQuestions, target: '.dialog.questions', actions: keepChoice },
          { guard: isOffered, target: 'choosing', actions: keepChoice },
        ],
        'plan.compared': {
          guard: { type: 'mayCompare', params: insurer },
          actions: { type: 'compare', params: insurer },
        },
      },
      states: {
        prices: {
          initial: 'asking',
          on: {
            'request.changed': asksAnew(7),
            'ncb.chosen': asksAnew(6),
            'claim.told': asksAnew(6),
            'expiry.chosen': [
              {
                guard: isTooEarly,
                target: '#quoteList.tooEarly',
                actions: [...saving(6), 'askAll', 'announceTooEarly'],
              },
              asksAnew(6),
            ],
          },
          states: priceStates<MotorRecord, MotorPlan>(),
        },
        dialog,
        since,
      },
    },

    choosing: {
      tags: 'busy',
      meta: { view: 'quotes', title: 'Your quotes', path: '/quotelist/{id}', screen: 9 },
      invoke: savePlan<MotorRecord>(),
      on: leaveChoice('wizard'),
    },

    tooEarly: {
      meta: {
        view: 'tooEarly',
        title: 'Too early to renew',
        lead: journey.renewalTooEarly,
        path: '/quotelist/{id}',
        screen: 9,
      },
      on: {
        // Nothing is priced, but the request is kept for the day on which it is (EXPIRY-18).
        'request.changed': { actions: 'keep' },
        'expiry.chosen': [
          { guard: isTooEarly, target: '.told', actions: [...saving(6), 'announceTooEarly'] },
          { target: 'open', actions: saving(6) },
        ],
      },
      initial: 'told',
      states: {
        told: {
          on: {
            'expiry.opened': 'choosing',
            'reminder.opened': { guard: 'lacksContact', target: 'contactToRemind' },
          },
        },
        choosing: calendar('told'),
        contactToRemind: {
          meta: { overlay: 'contactToRemind' },
          on: { 'contact.given': { target: 'told', actions: saving(5) }, closed: 'told' },
        },
      },
    },
    noPlans: {
      meta: {
        view: 'noPlans',
        title: 'No plan yet',
        lead: journey.firstPolicyRunning,
        path: '/quotelist/{id}',
      },
    },

    wizard: { type: 'final', meta: { path: '/motor' } },
    proposal: { type: 'final', meta: { path: '/proposal/{id}' } },
    checkout,
    success,
  },
})

export const savedQuoteList: SavedMachine = {
  machine: quoteListMachine,
  events: quoteListEvents,
  path: '/quotelist/{id}',
  isPast: isProposed,
  outcomes: (record) => ({ savePlan: { version: (record as MotorRecord).version } }),
}
