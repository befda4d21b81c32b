import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { messages } from '../../reference/messages.ts'
import type { LinkKind } from '../../schemas/desk.ts'
import type { CustomerLinkEvent, WayName } from './customer-link.events.ts'

export type CustomerLinkInput = { leadId: string; link: LinkKind }
export type CustomerLinkOutput = { isSent: boolean }
/** `addressMissing`: the journey has no mail address, one may be given. */
export type LinkOutcome =
  | { kind: 'sent'; to: string; message: string }
  /** The address that opens WhatsApp with the text. */
  | { kind: 'ready'; to: string; url: string }
  | { kind: 'addressMissing' }

type Request = CustomerLinkInput & { by: WayName; email: string | undefined }
type Context = CustomerLinkInput & {
  by: WayName
  email?: string
  outcome?: LinkOutcome
  problem?: string
}

const { desk } = messages
const said = ({ event }: { event: { output: LinkOutcome } }) => ({ outcome: event.output })
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
const is = (kind: LinkOutcome['kind']) =>
  ({
    type: 'is',
    params: ({ event }: { event: { output: LinkOutcome } }) => ({ outcome: event.output, kind }),
  }) as const

/** An employee sends a customer a link to continue or to pay (API-46, C-128, T18). */
export const customerLinkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CustomerLinkEvent,
    input: {} as CustomerLinkInput,
    output: {} as CustomerLinkOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { sendLink: outsideCall<LinkOutcome, Request>('the desk') },
  guards: {
    is: (_, { outcome, kind }: { outcome: LinkOutcome; kind: LinkOutcome['kind'] }) => outcome.kind === kind,
    /** To an address that was given here, and may have to be corrected. */
    wasMailed: ({ context: { by, email } }) => by === 'mail' && email !== undefined,
  },
  actions: {
    keepWay: assign((_, { by }: { by: WayName }) => ({ by, problem: undefined })),
    keepEmail: assign((_, { email }: { email: string }) => ({ email, problem: undefined })),
    keepOutcome: assign((_, { outcome }: { outcome: LinkOutcome }) => ({ outcome })),
    keepProblem: assign((_, { error: failed }: { error: unknown }) => ({
      problem: errorMessage(failed, desk.linkNotSent),
    })),
  },
}).createMachine({
  id: 'customerLink',
  context: ({ input }) => ({ ...input, by: 'sms' }),
  output: ({ context }) => ({ isSent: context.outcome !== undefined }),
  initial: 'choosing',
  on: { closed: '.closed' },
  states: {
    choosing: {
      meta: { view: 'chooseWay', asks: 'way.chosen' },
      on: {
        'way.chosen': {
          target: 'sending',
          actions: { type: 'keepWay', params: ({ event }) => ({ by: event.by }) },
        },
      },
    },
    sending: {
      tags: 'busy',
      meta: { view: 'chooseWay', asks: 'way.chosen' },
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context: { leadId, link, by, email } }) => ({ leadId, link, by, email }),
        onDone: [
          { guard: is('addressMissing'), target: 'address' },
          { guard: is('ready'), target: 'ready', actions: { type: 'keepOutcome', params: said } },
          { target: 'sent', actions: { type: 'keepOutcome', params: said } },
        ],
        onError: [
          { guard: 'wasMailed', target: 'address', actions: { type: 'keepProblem', params: error } },
          { target: 'choosing', actions: { type: 'keepProblem', params: error } },
        ],
      },
    },
    address: {
      meta: { view: 'address', asks: 'email.given' },
      on: {
        'email.given': {
          target: 'sending',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    ready: { meta: { view: 'whatsApp' }, on: { 'another.sent': 'choosing' } },
    sent: { meta: { view: 'sent' }, on: { 'another.sent': 'choosing' } },
    closed: { type: 'final' },
  },
})
