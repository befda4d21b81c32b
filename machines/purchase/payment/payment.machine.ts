import { ask, retryAt, waiting } from '../../core/ask.ts'
import { messages } from '../../reference/messages.ts'
import { documentStates } from './payment.document.ts'
import {
  hasPage,
  isCancelled,
  isElsewhere,
  isSent,
  itsRecord,
  keepStatus,
  payment,
  stands,
  successPage,
} from './payment.setup.ts'

export type { PaymentInput } from './payment.setup.ts'

const { journey } = messages
const checkout = '/checkout/{id}'

/** Asks how the payment stands, which leads to its page. */
const readsPayment = ask('readPayment', {
  input: itsRecord,
  onDone: [
    { guard: stands('success'), target: '#payment.document', actions: [keepStatus, 'startCounting'] },
    { guard: isCancelled, target: '#payment.cancelled', actions: keepStatus },
    { guard: stands('failure'), target: '#payment.failed', actions: keepStatus },
    { guard: stands('notAsked'), target: '#payment.summary', actions: keepStatus },
    { guard: isElsewhere, target: '#payment.awaited', actions: keepStatus },
    { target: '#payment.pending', actions: keepStatus },
  ],
  onError: retryAt('#payment.pending'),
})

/** A page that stays while the bank is asked again and again. */
const asksByItself = {
  initial: 'waiting',
  states: {
    waiting: { after: { pollPayment: { guard: 'keepsAsking', target: 'asking' } } },
    asking: { invoke: readsPayment },
  },
} as const

/** The ways on from a payment that was not made. */
const unpaid = {
  'payment.retried': 'opening',
  'link.opened': 'linking',
  'proposal.corrected': 'correcting',
  'plan.abandoned': 'leaving',
} as const

/** From the summary to the policy document: pays once and always knows where the money is (T18 to T48, WAIT-04). */
export const paymentMachine = payment.createMachine({
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
            guard: isSent,
            target: 'checking',
          },
          { target: 'deciding' },
        ],
      },
    },
    opening: {
      ...waiting({ title: 'Opening the payment page', screen: 13 }),
      invoke: ask('requestPayment', {
        input: itsRecord,
        onDone: [
          { guard: stands('success'), target: 'document', actions: 'startCounting' },
          {
            guard: hasPage,
            target: 'atGateway',
            actions: keepStatus,
          },
          { target: 'failed', actions: keepStatus },
        ],
        onError: retryAt('checking'),
      }),
    },
    atGateway: {
      meta: { view: 'gateway', title: 'Opening the payment page', screen: 13 },
      on: { 'status.checked': 'checking' },
    },

    checking: {
      ...waiting({ view: 'checking', title: 'Checking your payment', path: successPage }),
      invoke: readsPayment,
    },
    awaited: {
      meta: {
        view: 'awaited',
        title: 'Waiting for the payment',
        lead: journey.notPaidYet,
        path: successPage,
      },
      ...asksByItself,
      on: { 'status.checked': '.asking', 'page.reopened': 'opening', 'link.opened': 'linking' },
    },
    pending: {
      meta: { view: 'pending', title: 'Payment pending', lead: journey.paymentPending, path: successPage },
      ...asksByItself,
      on: {
        'status.checked': '.asking',
        'page.reopened': { guard: 'mayReopen', target: 'opening' },
      },
    },
    failed: {
      meta: { view: 'failed', title: 'Payment failed', lead: journey.paymentFailed, path: successPage },
      on: unpaid,
    },
    cancelled: {
      meta: {
        view: 'failed',
        title: 'Payment cancelled',
        lead: journey.paymentCancelled,
        path: successPage,
      },
      on: unpaid,
    },

    ...documentStates,

    correcting: {
      ...waiting({ title: 'Back to your details' }),
      invoke: ask('leavePlan', {
        input: itsRecord,
        onDone: 'proposal',
        onError: retryAt('checking'),
      }),
    },
    leaving: {
      ...waiting({ title: 'Back to your quotes' }),
      invoke: ask('leavePlan', {
        input: itsRecord,
        onDone: 'quotes',
        onError: retryAt('checking'),
      }),
    },

    proposal: { type: 'final', meta: { path: '/proposal/{id}' } },
    quotes: { type: 'final', meta: { path: '/quotelist/{id}' } },
  },
})
