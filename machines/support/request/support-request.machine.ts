import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import { ask, retryAt } from '../../core/ask.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { support as texts } from '../../reference/messages/support.ts'
import type { SupportQuestion, SupportReceipt } from '../../schemas/support-request.ts'
import type { SupportRequestEvent } from './support-request.events.ts'

type Context = { question?: SupportQuestion; receipt?: SupportReceipt; problem?: string }

const asked = { title: texts.title, lead: texts.lead, asks: 'request.given' } as const

/** A request to support, from its form to the number under which it is answered. */
export const supportRequestMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SupportRequestEvent,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    sendRequest: outsideCall<SupportReceipt, { question: SupportQuestion | undefined }>('support'),
  },
  actions: {
    keepQuestion: assign((_, { question }: { question: SupportQuestion }) => ({
      question,
      problem: undefined,
    })),
    keepReceipt: assign((_, { receipt }: { receipt: SupportReceipt }) => ({ receipt, problem: undefined })),
    forget: assign({ question: undefined, receipt: undefined }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, texts.notSent),
    })),
  },
}).createMachine({
  id: 'supportRequest',
  context: {},
  initial: 'asking',
  states: {
    asking: {
      meta: asked,
      on: {
        'request.given': {
          target: 'sending',
          actions: {
            type: 'keepQuestion',
            params: ({ event: { type: _, ...question } }) => ({ question }),
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      meta: asked,
      invoke: ask('sendRequest', {
        input: ({ context: { question } }: { context: Context }) => ({ question }),
        onDone: {
          target: 'sent',
          actions: {
            type: 'keepReceipt',
            params: ({ event }: { event: { output: SupportReceipt } }) => ({ receipt: event.output }),
          },
        },
        onError: retryAt('asking'),
      }),
    },
    sent: {
      meta: { view: 'sent', title: texts.sent },
      on: { 'request.repeated': { target: 'asking', actions: 'forget' } },
    },
  },
})
