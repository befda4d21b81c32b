import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { messages } from '../../reference/messages.ts'
import type { Colleague } from '../../schemas/desk.ts'
import type { HandOverEvent } from './hand-over.events.ts'

type HandOverInput = { leadId: string; emplId?: string | undefined }
/** The new assignee; undefined where the dialog was closed. */
type HandOverOutput = { emplId?: string | undefined }

type Context = HandOverInput & {
  colleagues: readonly Colleague[]
  username: string
  isDone: boolean
  problem?: string
}

const { failure } = messages
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/** An admin hands a journey over to a colleague (ruling 9). */
export const handOverMachine = setup({
  types: {
    context: {} as Context,
    events: {} as HandOverEvent,
    input: {} as HandOverInput,
    output: {} as HandOverOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readColleagues: outsideCall<readonly Colleague[], object>('the desk'),
    handOver: outsideCall<void, { leadId: string; username: string }>('the desk'),
  },
  actions: {
    /** The current assignee is not offered. */
    keepColleagues: assign(({ context }, { colleagues }: { colleagues: readonly Colleague[] }) => ({
      colleagues: colleagues.filter(({ username }) => username !== context.emplId),
      problem: undefined,
    })),
    keepChoice: assign((_, { username }: { username: string }) => ({ username, problem: undefined })),
    keepDone: assign({ isDone: true }),
    keepProblem: assign((_, { error: failed }: { error: unknown }) => ({
      problem: errorMessage(failed, failure.unexpected),
    })),
  },
}).createMachine({
  id: 'handOver',
  context: ({ input }) => ({ ...input, colleagues: [], username: '', isDone: false }),
  output: ({ context }) => (context.isDone ? { emplId: context.username } : {}),
  initial: 'reading',
  on: { closed: '.closed' },
  states: {
    reading: {
      tags: 'busy',
      meta: { view: 'reading' },
      invoke: {
        id: 'readColleagues',
        src: 'readColleagues',
        input: {},
        onDone: {
          target: 'choosing',
          actions: { type: 'keepColleagues', params: ({ event }) => ({ colleagues: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: error } },
      },
    },
    failed: { meta: { view: 'failed' }, on: { 'colleagues.retried': 'reading' } },
    choosing: {
      meta: { view: 'choosing', asks: 'colleague.chosen' },
      on: {
        'colleague.chosen': {
          target: 'handing',
          actions: { type: 'keepChoice', params: ({ event }) => ({ username: event.username }) },
        },
      },
    },
    handing: {
      tags: 'busy',
      meta: { view: 'choosing', asks: 'colleague.chosen' },
      invoke: {
        id: 'handOver',
        src: 'handOver',
        input: ({ context: { leadId, username } }) => ({ leadId, username }),
        onDone: { target: 'closed', actions: 'keepDone' },
        onError: { target: 'choosing', actions: { type: 'keepProblem', params: error } },
      },
    },
    closed: { type: 'final' },
  },
})
