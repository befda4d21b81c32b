import type { SavedMachine } from '../../core/saved-machine.ts'
import { saving } from '../../core/saving.ts'
import { leaveChoice, planButtons, savePlan } from '../../purchase/quotes/choosing.ts'
import { dialogStates } from '../../purchase/quotes/price-dialogs.ts'
import { priceStates } from '../../purchase/quotes/price-states.ts'
import { startStates } from '../../purchase/quotes/start-states.ts'
import type { HealthPlan } from '../record/health-plan.ts'
import { emptyHealth, type HealthRecord } from '../record/health-record.ts'
import { healthEvents, noFilters } from './health.events.ts'
import { health } from './health.setup.ts'

const path = '/health'

/** Who is to be insured, and the prices of all insurers until one is chosen (steps H1 and H2). */
export const healthMachine = health.createMachine({
  id: 'health',
  context: ({ input }) => ({
    ...input,
    offers: {},
    refusals: {},
    compared: [],
    filters: noFilters,
  }),
  initial: 'deciding',
  on: {
    revisited: {
      target: '.deciding',
      actions: { type: 'goTo', params: ({ event }) => ({ screen: event.screen }) },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isPaid', target: 'success' },
        { guard: 'isPaying', target: 'checkout' },
        { guard: { type: 'goesTo', params: { screen: 'basics' } }, target: 'basics' },
        { guard: 'lacksBasics', target: 'basics' },
        { guard: 'isBegun', target: 'open' },
        // Going back and forth does not begin a journey.
        { guard: 'isRevisited', target: 'basics' },
        { target: 'starting' },
      ],
    },

    basics: {
      meta: {
        title: 'Health cover',
        lead: 'Four answers are enough for a price.',
        asks: 'basics.given',
        step: 'basics',
        screen: 1,
        savedStep: 1,
      },
      on: {
        'basics.given': [
          { guard: 'isBegun', target: 'open', actions: [...saving(1), 'askAll'] },
          { target: 'starting', actions: 'keep' },
        ],
      },
    },
    ...startStates<HealthRecord>()('Health cover', 'open', 'basics'),

    open: {
      type: 'parallel',
      meta: { view: 'quotes', title: 'Your health quotes', step: 'quotes', screen: 2, savedStep: 2 },
      on: {
        back: 'basics',
        ...planButtons(2),
        'filters.changed': {
          actions: { type: 'filter', params: ({ event }) => ({ filters: event.filters }) },
        },
      },
      states: {
        prices: {
          initial: 'asking',
          on: {
            'request.changed': { target: '.asking', actions: [...saving(2), 'askAll'] },
          },
          states: priceStates<HealthRecord, HealthPlan>(),
        },
        dialog: dialogStates,
      },
    },
    choosing: {
      tags: 'busy',
      meta: { view: 'quotes', title: 'Your health quotes', step: 'quotes', screen: 2 },
      invoke: savePlan<HealthRecord>(),
      on: leaveChoice('deciding'),
    },

    proposal: { type: 'final', meta: { path: '/proposal/{id}' } },
    checkout: { type: 'final', meta: { path: '/checkout/{id}', screen: 9 } },
    success: { type: 'final', meta: { path: '/success-page/{id}' } },
  },
})

const saved = {
  events: healthEvents,
  path,
  blank: (record: object) => {
    const { leadId, version, savedStep, source, status } = record as HealthRecord
    return { ...emptyHealth, leadId, version, savedStep, source, status }
  },
  outcomes: (record: object) => {
    const { leadId, version } = record as HealthRecord
    return { savePlan: { version }, ...(leadId !== '' && { startJourney: { leadId, version } }) }
  },
}

export const savedHealth: SavedMachine = { machine: healthMachine, ...saved }
export const healthReplay = saved
