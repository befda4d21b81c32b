import { assign, setup } from 'xstate'
import { outside, words } from '../core/actors.ts'
import type { StateMeta, StateTag } from '../core/meta.ts'
import { type CustomerLinkOutput, customerLinkMachine } from '../customer-link/customer-link.machine.ts'
import { messages } from '../reference/messages.ts'
import { documentDelay, paymentDelay } from '../rules/polling.ts'
import { isPaid, isPaying } from '../rules/standing.ts'
import type { Day } from '../schemas/basics.ts'
import type { JourneyRecord } from '../schemas/journey-record.ts'
import type { PaymentStanding, PolicyStanding } from '../schemas/outcome.ts'
import type { PaymentEvent } from './payment.events.ts'

export type PaymentInput = { today: Day; record: JourneyRecord }

type Context = PaymentInput & {
  standing?: PaymentStanding
  policy?: PolicyStanding
  /** How often the bank or the insurer was asked without a final word. */
  asked: number
  problem?: string
}

const { journey } = messages
const checkout = '/checkout/{id}'
const successPage = '/success-page/{id}'

const standing = ({ event }: { event: { output: PaymentStanding } }) => ({ standing: event.output })
const policy = ({ event }: { event: { output: PolicyStanding } }) => ({ policy: event.output })
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
const stands = (status: PaymentStanding['status']) =>
  ({
    type: 'stands',
    params: ({ event }: { event: { output: PaymentStanding } }) => ({ standing: event.output, status }),
  }) as const
const documentIs = (kind: PolicyStanding['kind']) =>
  ({
    type: 'documentIs',
    params: ({ event }: { event: { output: PolicyStanding } }) => ({ policy: event.output, kind }),
  }) as const

/** From the summary to the policy document: pay once, know always where the money is (register 3.2 T18-T48, 3.3). */
export const paymentMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    requestPayment: outside<PaymentStanding, { record: JourneyRecord }>('the payment desk'),
    readPayment: outside<PaymentStanding, { record: JourneyRecord }>('the payment desk'),
    readPolicy: outside<PolicyStanding, { record: JourneyRecord }>('the policy desk'),
    leavePlan: outside<{ version: number }, { record: JourneyRecord }>('the journey store'),
    /** An employee sends the page to the customer instead of paying (register T18). */
    customerLink: customerLinkMachine,
  },
  guards: {
    isPaid: ({ context }) => isPaid(context.record.status),
    isAsked: ({ context }) => isPaying(context.record.status) || context.record.status === 'paymentFailure',
    isAccepted: ({ context }) => context.record.status === 'proposalSuccess',
    stands: (
      _,
      { standing: now, status }: { standing: PaymentStanding; status: PaymentStanding['status'] },
    ) => now.status === status,
    hasPage: (_, { standing: now }: { standing: PaymentStanding }) => now.paymentURL !== undefined,
    /** The page was asked for, by somebody who is not to stand on it. */
    isElsewhere: (_, { standing: now }: { standing: PaymentStanding }) =>
      now.status === 'initiated' && now.paymentURL === undefined,
    isSent: (_, { output }: { output: CustomerLinkOutput }) => output.isSent,
    keepsAsking: ({ context }) => paymentDelay(context.asked) !== undefined,
    keepsWaiting: ({ context }) => documentDelay(context.asked) !== undefined,
    documentIs: (_, { policy: now, kind }: { policy: PolicyStanding; kind: PolicyStanding['kind'] }) =>
      now.kind === kind,
  },
  actions: {
    keepStanding: assign(({ context }, { standing: now }: { standing: PaymentStanding }) => ({
      standing: now,
      asked: context.asked + 1,
      problem: undefined,
    })),
    keepPolicy: assign(({ context }, { policy: now }: { policy: PolicyStanding }) => ({
      policy: now,
      asked: context.asked + 1,
      problem: undefined,
    })),
    startCounting: assign({ asked: 0 }),
    complain: assign(({ context }, { error: fault }: { error: unknown }) => ({
      asked: context.asked + 1,
      problem: words(fault, messages.failure.unexpected),
    })),
  },
  delays: {
    pollPayment: ({ context }) => paymentDelay(context.asked) ?? 0,
    pollDocument: ({ context }) => documentDelay(context.asked) ?? 0,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, asked: 0 }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isPaid', target: 'document' },
        { guard: 'isAsked', target: 'checking' },
        { guard: 'isAccepted', target: 'summary' },
        { target: 'proposal' },
      ],
    },

    summary: {
      meta: {
        view: 'summary',
        title: 'Summary and payment',
        asks: 'terms.accepted',
        path: checkout,
        screen: 13,
      },
      on: {
        'terms.accepted': 'opening',
        'link.opened': 'linking',
        'proposal.corrected': 'proposal',
        'plan.abandoned': 'leaving',
      },
    },
    linking: {
      meta: { view: 'summary', overlay: 'link', title: 'Summary and payment', screen: 13 },
      invoke: {
        id: 'customerLink',
        src: 'customerLink',
        input: ({ context }) => ({ leadId: context.record.leadId, link: 'payment' }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => ({ output: event.output }) },
            target: 'checking',
          },
          { target: 'deciding' },
        ],
      },
    },
    opening: {
      tags: 'busy',
      meta: { view: 'waiting', title: 'Opening the payment page', screen: 13 },
      invoke: {
        id: 'requestPayment',
        src: 'requestPayment',
        input: ({ context }) => ({ record: context.record }),
        onDone: [
          { guard: stands('success'), target: 'document', actions: 'startCounting' },
          {
            guard: { type: 'hasPage', params: standing },
            target: 'atGateway',
            actions: { type: 'keepStanding', params: standing },
          },
          { target: 'failed', actions: { type: 'keepStanding', params: standing } },
        ],
        onError: { target: 'checking', actions: { type: 'complain', params: error } },
      },
    },
    atGateway: {
      meta: { view: 'gateway', title: 'Opening the payment page', screen: 13 },
      on: { 'status.checked': 'checking' },
    },

    checking: {
      tags: 'busy',
      meta: { view: 'checking', title: 'Checking your payment', path: successPage },
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        input: ({ context }) => ({ record: context.record }),
        onDone: [
          {
            guard: stands('success'),
            target: 'document',
            actions: [{ type: 'keepStanding', params: standing }, 'startCounting'],
          },
          { guard: stands('failure'), target: 'failed', actions: { type: 'keepStanding', params: standing } },
          {
            guard: stands('notAsked'),
            target: 'summary',
            actions: { type: 'keepStanding', params: standing },
          },
          {
            guard: { type: 'isElsewhere', params: standing },
            target: 'awaited',
            actions: { type: 'keepStanding', params: standing },
          },
          { target: 'pending', actions: { type: 'keepStanding', params: standing } },
        ],
        onError: { target: 'pending', actions: { type: 'complain', params: error } },
      },
    },
    awaited: {
      meta: {
        view: 'awaited',
        title: 'Waiting for the payment',
        lead: journey.notPaidYet,
        path: successPage,
      },
      after: { pollPayment: { guard: 'keepsAsking', target: 'checking' } },
      on: { 'status.checked': 'checking', 'page.reopened': 'opening', 'link.opened': 'linking' },
    },
    pending: {
      meta: { view: 'pending', title: 'Payment pending', lead: journey.paymentPending, path: successPage },
      after: { pollPayment: { guard: 'keepsAsking', target: 'checking' } },
      on: {
        'status.checked': 'checking',
        'page.reopened': 'opening',
      },
    },
    failed: {
      meta: { view: 'failed', title: 'Payment failed', lead: journey.paymentFailed, path: successPage },
      on: {
        'payment.retried': 'opening',
        'link.opened': 'linking',
        'proposal.corrected': 'correcting',
        'plan.abandoned': 'leaving',
      },
    },

    document: {
      tags: 'busy',
      meta: { view: 'paid', title: 'Payment successful', path: successPage },
      invoke: {
        id: 'readPolicy',
        src: 'readPolicy',
        input: ({ context }) => ({ record: context.record }),
        onDone: [
          { guard: documentIs('ready'), target: 'issued', actions: { type: 'keepPolicy', params: policy } },
          {
            guard: documentIs('failure'),
            target: 'documentFailed',
            actions: { type: 'keepPolicy', params: policy },
          },
          { target: 'documentPending', actions: { type: 'keepPolicy', params: policy } },
        ],
        onError: { target: 'documentPending', actions: { type: 'complain', params: error } },
      },
    },
    documentPending: {
      meta: { view: 'paid', title: 'Payment successful', lead: journey.documentPending, path: successPage },
      after: { pollDocument: { guard: 'keepsWaiting', target: 'document' } },
      on: { 'document.requested': 'document' },
    },
    documentFailed: {
      meta: { view: 'documentFailed', title: 'Payment successful', path: successPage },
      on: { 'document.requested': 'document' },
    },
    issued: {
      meta: { view: 'issued', title: 'You are insured', path: successPage },
    },

    correcting: {
      tags: 'busy',
      meta: { view: 'waiting', title: 'Back to your details' },
      invoke: {
        id: 'leavePlan',
        src: 'leavePlan',
        input: ({ context }) => ({ record: context.record }),
        onDone: 'proposal',
        onError: { target: 'checking', actions: { type: 'complain', params: error } },
      },
    },
    leaving: {
      tags: 'busy',
      meta: { view: 'waiting', title: 'Back to your quotes' },
      invoke: {
        id: 'leavePlan',
        src: 'leavePlan',
        input: ({ context }) => ({ record: context.record }),
        onDone: 'quotes',
        onError: { target: 'checking', actions: { type: 'complain', params: error } },
      },
    },

    proposal: { type: 'final', meta: { path: '/proposal/{id}' } },
    quotes: { type: 'final', meta: { path: '/quotelist/{id}' } },
  },
})
