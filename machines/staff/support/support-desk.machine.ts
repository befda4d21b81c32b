import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import { ask, retryAt } from '../../core/ask.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { support } from '../../reference/messages/support.ts'
import { messages } from '../../reference/messages.ts'
import type { SupportRequest } from '../../schemas/support-request.ts'
import type { SupportDeskEvent } from './support-desk.events.ts'

type Context = {
  /** Undefined until they were read. */
  requests?: readonly SupportRequest[]
  /** The request that is being answered or closed. */
  number: string
  answer: string
  /** What became of the last one. */
  told?: string
  problem?: string
}
type OfRequest = { event: { number: string } }

const texts = support.desk
const shown = { view: 'requests', title: texts.title, lead: texts.lead } as const
const answering = { ...shown, overlay: 'answer', asks: 'answer.given' } as const
const choose = {
  type: 'choose',
  params: ({ event }: OfRequest) => ({ number: event.number }),
} as const
const told = {
  type: 'keepTold',
  params: ({ event }: { event: { output: { message: string } } }) => event.output,
} as const

/** Requests to support at the desk: reading, answering, closing. */
export const supportDeskMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SupportDeskEvent,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readRequests: outsideCall<readonly SupportRequest[], object>('the desk'),
    answerRequest: outsideCall<{ message: string }, { number: string; answer: string }>('the desk'),
    closeRequest: outsideCall<{ message: string }, { number: string }>('the desk'),
  },
  actions: {
    keepRequests: assign((_, { requests }: { requests: readonly SupportRequest[] }) => ({ requests })),
    choose: assign((_, { number }: { number: string }) => ({ number, told: undefined, problem: undefined })),
    keepAnswer: assign((_, { answer }: { answer: string }) => ({ answer, problem: undefined })),
    keepTold: assign((_, { message }: { message: string }) => ({ told: message, answer: '' })),
    forgetProblem: assign({ problem: undefined }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, messages.failure.unexpected),
    })),
  },
}).createMachine({
  id: 'supportDesk',
  context: { number: '', answer: '' },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      meta: shown,
      invoke: ask('readRequests', {
        input: {},
        onDone: {
          target: 'list',
          actions: {
            type: 'keepRequests',
            params: ({ event }: { event: { output: readonly SupportRequest[] } }) => ({
              requests: event.output,
            }),
          },
        },
        onError: retryAt('failed'),
      }),
    },
    failed: {
      meta: { ...shown, view: 'failed' },
      on: { 'list.retried': { target: 'reading', actions: 'forgetProblem' } },
    },
    list: {
      meta: shown,
      on: {
        'answer.opened': { target: 'answering', actions: choose },
        'request.closed': { target: 'closing', actions: choose },
      },
    },
    answering: {
      meta: answering,
      on: {
        'answer.given': {
          target: 'sending',
          actions: { type: 'keepAnswer', params: ({ event: { answer } }) => ({ answer }) },
        },
        closed: { target: 'reading', actions: 'forgetProblem' },
      },
    },
    sending: {
      tags: 'busy',
      meta: answering,
      invoke: ask('answerRequest', {
        input: ({ context: { number, answer } }: { context: Context }) => ({ number, answer }),
        onDone: { target: 'reading', actions: told },
        onError: retryAt('answering'),
      }),
    },
    closing: {
      tags: 'busy',
      meta: shown,
      invoke: ask('closeRequest', {
        input: ({ context: { number } }: { context: Context }) => ({ number }),
        onDone: { target: 'reading', actions: told },
        // It was changed meanwhile: the list is read anew, with the reason above it.
        onError: retryAt('reading'),
      }),
    },
  },
})
