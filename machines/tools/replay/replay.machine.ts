import { assign, setup } from 'xstate'
import type { StateMeta } from '../../core/meta.ts'
import type { ReplayEvent } from './replay.events.ts'
import { type Speed, standsMs } from './speed.ts'

/** The time of each step, in ms since the journey began. */
type ReplayInput = { times: readonly number[] }
type Context = ReplayInput & { step: number; speed: Speed }

const lastOf = ({ times }: Context) => Math.max(0, times.length - 1)
const within = (context: Context, step: number) => Math.min(lastOf(context), Math.max(0, step))

/** Replay of a journey at its own speed or faster, or step by step, from any position. */
export const replayMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReplayEvent,
    input: {} as ReplayInput,
    meta: {} as StateMeta,
  },
  guards: {
    isEnd: ({ context }, { step }: { step: number }) => step >= lastOf(context),
    isEndNext: ({ context }) => context.step + 1 >= lastOf(context),
  },
  actions: {
    stepTo: assign(({ context }, { step }: { step: number }) => ({ step: within(context, step) })),
    stepBy: assign(({ context }, { by }: { by: number }) => ({ step: within(context, context.step + by) })),
    keepSpeed: assign((_, { speed }: { speed: Speed }) => ({ speed })),
  },
  delays: { stands: ({ context: { times, step, speed } }) => standsMs(times, step, speed) },
}).createMachine({
  id: 'replay',
  context: ({ input: { times } }) => ({ times, step: 0, speed: 1 }),
  initial: 'paused',
  on: {
    'step.chosen': [
      {
        guard: { type: 'isEnd', params: ({ event }) => ({ step: event.step }) },
        target: '.ended',
        actions: { type: 'stepTo', params: ({ event }) => ({ step: event.step }) },
      },
      { target: '.paused', actions: { type: 'stepTo', params: ({ event }) => ({ step: event.step }) } },
    ],
    'step.next': [
      { guard: 'isEndNext', target: '.ended', actions: { type: 'stepBy', params: { by: 1 } } },
      { target: '.paused', actions: { type: 'stepBy', params: { by: 1 } } },
    ],
    'step.back': { target: '.paused', actions: { type: 'stepBy', params: { by: -1 } } },
    'speed.chosen': { actions: { type: 'keepSpeed', params: ({ event }) => ({ speed: event.speed }) } },
  },
  states: {
    paused: { on: { 'playing.begun': 'playing' } },
    playing: {
      after: {
        stands: [
          { guard: 'isEndNext', target: 'ended', actions: { type: 'stepBy', params: { by: 1 } } },
          { target: 'playing', reenter: true, actions: { type: 'stepBy', params: { by: 1 } } },
        ],
      },
      on: {
        'playing.paused': 'paused',
        /** The duration of the step is calculated again. */
        'speed.chosen': {
          target: 'playing',
          reenter: true,
          actions: { type: 'keepSpeed', params: ({ event }) => ({ speed: event.speed }) },
        },
      },
    },
    ended: {
      on: { 'playing.begun': { target: 'playing', actions: { type: 'stepTo', params: { step: 0 } } } },
    },
  },
})
