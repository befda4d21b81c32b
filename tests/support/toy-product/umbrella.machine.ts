import * as v from 'valibot'
import { assign, setup } from 'xstate'
import { type EventsOf, pick } from '#machines/core/event.ts'
import type { StateMeta } from '#machines/core/meta.ts'
import { sumInsured, sums, type UmbrellaRecord } from './umbrella.record.ts'

export const umbrellaEvents = {
  'sum.chosen': pick(
    'Sum insured',
    v.object({ sumInsured }),
    sums.map((sum) => ({ sumInsured: sum })),
  ),
} as const

/** Its whole wizard: one question. */
export const umbrellaMachine = setup({
  types: {
    context: {} as { record: UmbrellaRecord },
    events: {} as EventsOf<typeof umbrellaEvents>,
    input: {} as { record: UmbrellaRecord },
    meta: {} as StateMeta,
  },
}).createMachine({
  id: 'umbrella',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: ({ context }) => context.record.sumInsured === undefined, target: 'sum' },
        { target: 'quotes' },
      ],
    },
    sum: {
      meta: { title: 'Sum insured', asks: 'sum.chosen', savedStep: 1 },
      on: {
        'sum.chosen': {
          target: 'deciding',
          actions: assign(({ context, event }) => ({
            record: { ...context.record, sumInsured: event.sumInsured, savedStep: 1 as const },
          })),
        },
      },
    },
    quotes: { type: 'final', meta: { path: '/quotelist/{id}' } },
  },
})
