import type { SavedMachine } from '../../core/saved-machine.ts'
import { leaveChoice, savePlan } from '../../purchase/quotes/choosing.ts'
import { error, insurer } from '../../purchase/quotes/params.ts'
import { opensDialog, priceDialogs } from '../../purchase/quotes/price-dialogs.ts'
import { priceStates } from '../../purchase/quotes/price-states.ts'
import { messages } from '../../reference/messages.ts'
import type { ExpiryOutput } from '../expiry/expiry.machine.ts'
import type { MotorPlan } from '../record/motor-plan.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { asOfToday } from '../rules/as-of-today.ts'
import { defaultRequest } from '../rules/quote-request.ts'
import { type EditPart, quoteListEvents } from './quote-list.events.ts'
import { quoteList } from './quote-list.setup.ts'

const { journey } = messages

const part = ({ event }: { event: { part?: EditPart | undefined } }) => ({ part: event.part })
const answer = ({ event }: { event: { output: ExpiryOutput } }) => ({ answer: event.output.answer })
const calendar = (closed: string) =>
  quoteList.createStateConfig({
    meta: { overlay: 'expiry' },
    invoke: {
      id: 'expiry',
      src: 'expiry',
      input: ({ context: { today, record } }) => ({
        today,
        fromQuoteList: true,
        ...(record.previousPolicy?.endDate && { endDate: record.previousPolicy.endDate }),
      }),
      onDone: [
        {
          guard: { type: 'tells', params: answer },
          target: closed,
          actions: { type: 'sayExpiry', params: answer },
        },
        { target: closed },
      ],
    },
  })
const save = (step: 6 | 7) => ({ type: 'announce', params: { step } }) as const

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
      actions: { type: 'goTo', params: ({ event }) => ({ screen: event.screen }) },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isPaid', target: 'success' },
        { guard: 'isPaying', target: 'checkout' },
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
          {
            guard: { type: 'asksQuestions', params: insurer },
            target: '.dialog.questions',
            actions: ['keep', { type: 'choose', params: insurer }],
          },
          {
            guard: { type: 'isOffered', params: insurer },
            target: 'choosing',
            actions: ['keep', { type: 'choose', params: insurer }],
          },
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
            'request.changed': { target: '.asking', actions: ['keep', 'askAll', save(7)] },
            'ncb.chosen': { target: '.asking', actions: ['keep', 'askAll', save(6)] },
            'claim.told': { target: '.asking', actions: ['keep', 'askAll', save(6)] },
            'expiry.chosen': [
              {
                guard: { type: 'isTooEarly', params: ({ event }) => event },
                target: '#quoteList.tooEarly',
                actions: ['keep', 'askAll', save(6), 'announceTooEarly'],
              },
              { target: '.asking', actions: ['keep', 'askAll', save(6)] },
            ],
          },
          states: priceStates<MotorRecord, MotorPlan>(),
        },
        dialog: {
          initial: 'closed',
          on: { closed: '.closed' },
          states: {
            closed: {
              on: {
                ...opensDialog,
                'edits.opened': { target: 'edits', actions: { type: 'edit', params: part } },
                'expiry.opened': 'expiry',
                'sharing.opened': 'sharing',
              },
            },
            ...priceDialogs,
            assumptions: {
              meta: { overlay: 'assumptions' },
              on: {
                'edits.opened': { target: 'edits', actions: { type: 'edit', params: part } },
                'expiry.opened': 'expiry',
              },
            },
            edits: { meta: { overlay: 'edits' }, on: { 'expiry.opened': 'expiry' } },
            expiry: calendar('closed'),
            questions: {
              meta: { overlay: 'questions' },
              // Another request, and the plan that asks has no price any more.
              always: { guard: 'lacksOpened', target: 'closed' },
              on: {
                closed: { target: 'closed', actions: 'unchoose' },
                'questions.answered': {
                  target: '#quoteList.choosing',
                  actions: 'keep',
                },
              },
            },
            sharing: {
              meta: { overlay: 'sharing' },
              invoke: {
                id: 'shareQuotes',
                src: 'shareQuotes',
                input: ({ context }) => ({ record: context.record }),
                onDone: {
                  target: 'shared',
                  actions: { type: 'keepLink', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'closed',
                  actions: { type: 'complain', params: error },
                },
              },
            },
            shared: { meta: { overlay: 'sharing' } },
          },
        },
        /** Prices of an earlier day, until something else is asked for than on that day. */
        since: {
          initial: 'reading',
          on: {
            'request.changed': { target: '.another', actions: 'forgetEarlier' },
            'ncb.chosen': { target: '.another', actions: 'forgetEarlier' },
            'claim.told': { target: '.another', actions: 'forgetEarlier' },
            'expiry.chosen': { target: '.another', actions: 'forgetEarlier' },
          },
          states: {
            reading: {
              invoke: {
                id: 'readEarlier',
                src: 'readEarlier',
                input: ({ context }) => ({ leadId: context.record.leadId }),
                onDone: {
                  target: 'known',
                  actions: { type: 'keepEarlier', params: ({ event }) => ({ earlier: event.output }) },
                },
                // Today's prices are not compared.
                onError: 'known',
              },
            },
            known: {},
            another: {},
          },
        },
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
      },
      on: {
        // Nothing is priced, but the request is kept for the day on which it is (EXPIRY-18).
        'request.changed': { actions: 'keep' },
        'expiry.chosen': [
          {
            guard: { type: 'isTooEarly', params: ({ event }) => event },
            target: '.told',
            actions: ['keep', save(6), 'announceTooEarly'],
          },
          { target: 'open', actions: ['keep', save(6)] },
        ],
      },
      initial: 'told',
      states: {
        told: { on: { 'expiry.opened': 'choosing' } },
        choosing: calendar('told'),
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
    checkout: { type: 'final', meta: { path: '/checkout/{id}', screen: 13 } },
    success: { type: 'final', meta: { path: '/success-page/{id}' } },
  },
})

export const savedQuoteList: SavedMachine = {
  machine: quoteListMachine,
  events: quoteListEvents,
  path: '/quotelist/{id}',
  outcomes: (record) => ({ savePlan: { version: (record as MotorRecord).version } }),
}
