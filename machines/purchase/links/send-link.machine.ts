import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { messages } from '../../reference/messages.ts'
import type { SendLinkEvent } from './send-link.events.ts'

export type Carrier = 'sms' | 'mail'
export type SendLinkInput = { leadId: string; hasEmail: boolean }

type Context = SendLinkInput & { by: Carrier; sentTo?: string; problem?: string }

const { resume } = messages
const by = (carrier: Carrier) => ({ type: 'keepCarrier', params: { by: carrier } }) as const

/** "Continue on another device": sends a link to one's own phone or mail address. */
export const sendLinkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SendLinkEvent,
    input: {} as SendLinkInput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    sendLink: outsideCall<{ to: string }, { leadId: string; by: Carrier }>('the journey store'),
  },
  guards: { hasEmail: ({ context }) => context.hasEmail },
  actions: {
    keepCarrier: assign((_, { by }: { by: Carrier }) => ({ by, problem: undefined })),
    keepSent: assign((_, { to }: { to: string }) => ({ sentTo: to })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, resume.linkNotSent),
    })),
  },
}).createMachine({
  id: 'sendLink',
  context: ({ input }) => ({ ...input, by: 'sms' }),
  initial: 'choosing',
  states: {
    choosing: {
      meta: { view: 'sendLink', title: resume.elsewhere, lead: resume.elsewhereLead },
      on: {
        'sms.chosen': { target: 'sending', actions: by('sms') },
        'mail.chosen': { guard: 'hasEmail', target: 'sending', actions: by('mail') },
        closed: 'closed',
      },
    },
    sending: {
      tags: 'busy',
      meta: { view: 'sendLink', title: resume.elsewhere, lead: resume.elsewhereLead },
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context: { leadId, by } }) => ({ leadId, by }),
        onDone: { target: 'sent', actions: { type: 'keepSent', params: ({ event }) => event.output } },
        onError: {
          target: 'choosing',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { closed: 'closed' },
    },
    sent: {
      meta: { view: 'sendLink', title: resume.elsewhere },
      on: { closed: 'closed' },
    },
    closed: { type: 'final' },
  },
})
