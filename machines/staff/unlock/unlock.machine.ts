import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import { ask, retryAt } from '../../core/ask.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { messages } from '../../reference/messages.ts'
import type { UnlockEvent } from './unlock.events.ts'

type Context = {
  mobile: string
  /** What became of the last one. */
  told?: string
  problem?: string
}

const { unlock } = messages.desk
const asking = { view: 'asking', title: unlock.title, lead: unlock.lead, asks: 'number.given' } as const

/** An admin opens a number that too many codes have locked. */
export const unlockMachine = setup({
  types: {
    context: {} as Context,
    events: {} as UnlockEvent,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { unlockNumber: outsideCall<{ message: string }, { mobile: string }>('the desk') },
  actions: {
    keepNumber: assign((_, { mobile }: { mobile: string }) => ({
      mobile,
      told: undefined,
      problem: undefined,
    })),
    keepTold: assign((_, { message }: { message: string }) => ({ told: message, mobile: '' })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, messages.failure.unexpected),
    })),
  },
}).createMachine({
  id: 'unlock',
  context: { mobile: '' },
  initial: 'asking',
  states: {
    asking: {
      meta: asking,
      on: {
        'number.given': {
          target: 'unlocking',
          actions: {
            type: 'keepNumber',
            params: ({ event: { mobile } }) => ({ mobile }),
          },
        },
      },
    },
    unlocking: {
      tags: 'busy',
      meta: asking,
      invoke: ask('unlockNumber', {
        input: ({ context: { mobile } }: { context: Context }) => ({ mobile }),
        onDone: {
          target: 'asking',
          actions: {
            type: 'keepTold',
            params: ({ event }: { event: { output: { message: string } } }) => event.output,
          },
        },
        onError: retryAt('asking'),
      }),
    },
  },
})
