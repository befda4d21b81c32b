import { assign, enqueueActions, setup } from 'xstate'
import { answering, applyAnswer } from '#machines/core/answer.ts'
import { choice, type EventsOf } from '#machines/core/event.ts'
import type { StateMeta } from '#machines/core/meta.ts'
import type { SavedMachine } from '#machines/core/saved-machine.ts'
import { testModel } from '#machines/core/test-model.ts'
import { emptyUmbrella, sumInsured, sums, type UmbrellaRecord } from './umbrella.record.ts'

export const umbrellaEvents = {
  'sum.chosen': answering<UmbrellaRecord>()(
    1,
    choice(
      'Sum insured',
      {
        sumInsured: {
          label: 'Sum insured',
          control: 'select',
          schema: sumInsured,
          options: sums.map((sum) => ({ value: sum, label: String(sum) })),
        },
      },
      sums.map((sum) => ({ sumInsured: sum })),
    ),
    { rated: true },
  ),
} as const

type UmbrellaEvent = EventsOf<typeof umbrellaEvents>
type Begin = { today: string; record: UmbrellaRecord }

/** Its whole wizard: one question. */
export const umbrellaMachine = setup({
  types: {
    context: {} as Begin,
    events: {} as UmbrellaEvent,
    input: {} as Begin,
    emitted: {} as { type: 'answered'; event: UmbrellaEvent },
    meta: {} as StateMeta,
  },
  guards: { isUnanswered: ({ context }) => context.record.sumInsured === undefined },
  actions: {
    keep: enqueueActions(({ context: { record, today }, event, enqueue }) => {
      enqueue.assign({ record: applyAnswer(umbrellaEvents, event, record, today) })
      enqueue.emit({ type: 'answered', event })
    }),
    save: assign(({ context }) => ({ record: { ...context.record, savedStep: 1 as const } })),
  },
}).createMachine({
  id: 'umbrella',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isUnanswered', target: 'sum' }, { target: 'quotes' }] },
    sum: {
      meta: { title: 'Sum insured', asks: 'sum.chosen', savedStep: 1 },
      on: { 'sum.chosen': { target: 'deciding', actions: ['keep', 'save'] } },
    },
    quotes: { type: 'final', meta: { path: '/quotelist/{id}' } },
  },
})

export const umbrellaTestModel = testModel<Begin>({
  key: 'umbrella',
  title: 'Umbrella cover',
  machine: umbrellaMachine,
  events: umbrellaEvents,
  starts: (today) => [
    { name: 'nothing answered', input: { today, record: emptyUmbrella } },
    { name: 'all answered', input: { today, record: { ...emptyUmbrella, sumInsured: sums[0] } } },
  ],
  outcomes: () => ({}),
  identity: ({ record }) => record.sumInsured !== undefined,
})

export const savedUmbrella: SavedMachine = {
  machine: umbrellaMachine,
  events: umbrellaEvents,
  path: '/umbrella',
  outcomes: () => ({}),
}
