import type { SavedMachine } from '../../core/saved-machine.ts'
import { saving } from '../../core/saving.ts'
import { leadingToPayment } from '../../purchase/paying.states.ts'
import { answeredCalls, quotesPage, revisiting } from '../../purchase/quotes/quotes-page.ts'
import { startStates } from '../../purchase/quotes/start-states.ts'
import { isProposed } from '../../rules/journey-status.ts'
import type { HealthPlan } from '../record/health-plan.ts'
import { emptyHealth, type HealthRecord } from '../record/health-record.ts'
import { type HealthFilters, healthEvents, noFilters } from './health.events.ts'
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
  on: { revisited: revisiting },
  states: {
    deciding: {
      always: [
        ...leadingToPayment,
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

    ...quotesPage<HealthRecord, HealthPlan>()({
      title: 'Your health quotes',
      screen: 2,
      step: 2,
      back: 'basics',
      on: {
        'filters.changed': {
          actions: {
            type: 'filter',
            params: ({ event }: { event: { filters: HealthFilters } }) => ({ filters: event.filters }),
          },
        },
      },
      checkout: 9,
    }),
  },
})

const saved = {
  events: healthEvents,
  path,
  blank: (record: object) => {
    const { leadId, version, savedStep, source, status } = record as HealthRecord
    return { ...emptyHealth, leadId, version, savedStep, source, status }
  },
  outcomes: answeredCalls,
  isPast: isProposed,
}

export const savedHealth: SavedMachine = { machine: healthMachine, ...saved }
export const healthReplay = saved
