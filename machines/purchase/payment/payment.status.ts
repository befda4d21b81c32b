import { ask, retryAt, waiting } from '../../core/ask.ts'
import { journey } from '../../reference/messages/journey.ts'
import {
  hasLapsed,
  hasPage,
  isCancelled,
  itsRecord,
  keepPayment,
  payment,
  stands,
  successPage,
} from './payment.setup.ts'

/** Where each answer of the bank leads. */
const answered = [
  { guard: stands('success'), target: '#payment.document', actions: [keepPayment, 'startCounting'] },
  { guard: hasLapsed, target: '#payment.lapsed', actions: keepPayment },
  { guard: isCancelled, target: '#payment.cancelled', actions: keepPayment },
  { guard: stands('failure'), target: '#payment.failed', actions: keepPayment },
] as const

/** Nothing was done on the payment page yet, which is open elsewhere or was left by "back". */
const unpaid = { guard: stands('initiated'), target: '#payment.awaited', actions: keepPayment } as const

/** Asks how the payment stands, which leads to its page. */
const readsPayment = ask('readPayment', {
  input: itsRecord,
  onDone: [
    ...answered,
    { guard: stands('notAsked'), target: '#payment.summary', actions: keepPayment },
    unpaid,
    { target: '#payment.pending', actions: keepPayment },
  ],
  onError: retryAt('#payment.pending'),
})

/** The same after "Pay now": a page that was opened for it is gone to, for nothing has been done there yet. */
const afterRequest = <const Target extends string>(notAsked: Target) =>
  [
    ...answered,
    { guard: stands('notAsked'), target: notAsked },
    { guard: hasPage, target: '#payment.atGateway', actions: keepPayment },
    unpaid,
    { target: '#payment.pending', actions: keepPayment },
  ] as const

const confirmsRequest = ask('readPayment', {
  input: itsRecord,
  onDone: afterRequest('#payment.summary'),
  onError: [{ guard: 'isUnopened', ...retryAt('#payment.unreached') }, retryAt('#payment.pending')],
})

const repeatsRequest = ask('readPayment', {
  input: itsRecord,
  onDone: afterRequest('#payment.opening'),
  onError: retryAt('#payment.unreached'),
})

/** A page that stays while the bank is asked again and again. */
const asksByItself = <const Call extends object>(call: Call) =>
  ({
    initial: 'waiting',
    states: {
      waiting: { after: { pollPayment: { guard: 'keepsAsking', target: 'asking' } } },
      asking: { invoke: call },
    },
  }) as const

/** A payment that was not made: the ways on, and one look whether it has been made elsewhere since. */
const unmade = {
  initial: 'told',
  states: {
    told: {},
    asking: { invoke: { ...readsPayment, onError: retryAt('told') } },
  },
  on: {
    'status.checked': '.asking',
    'payment.retried': 'opening',
    'link.opened': 'linking',
    'proposal.corrected': 'correcting',
    'plan.abandoned': 'leaving',
  },
} as const

/** The bank is asked where the money is: a page for each of its answers. */
export const statusStates = payment.createStateConfig({
  states: {
    checking: {
      ...waiting({ view: 'checking', title: 'Checking your payment', path: successPage }),
      invoke: readsPayment,
    },
    /** After a request that got no answer, on the page that is open: its price may have expired. */
    confirming: {
      ...waiting({ view: 'checking', title: 'Checking your payment', step: 'checking' }),
      invoke: confirmsRequest,
    },
    /** Nobody answered, most likely for want of a network; what was asked for is asked again once somebody does. */
    unreached: {
      meta: {
        view: 'unreached',
        title: 'The payment page did not open',
        lead: journey.paymentUnreached,
      },
      entry: 'startCounting',
      ...asksByItself(repeatsRequest),
      on: { 'status.checked': '.asking' },
    },
    awaited: {
      meta: {
        view: 'awaited',
        title: 'Waiting for the payment',
        lead: journey.notPaidYet,
        path: successPage,
      },
      ...asksByItself(readsPayment),
      on: { 'status.checked': '.asking', 'page.reopened': 'opening', 'link.opened': 'linking' },
    },
    /** At the bank, or nobody knows: it may be paid, so the payment page is not offered again. */
    pending: {
      meta: { view: 'pending', title: 'Payment pending', lead: journey.paymentPending, path: successPage },
      ...asksByItself(readsPayment),
      on: { 'status.checked': '.asking' },
    },
    failed: {
      meta: { view: 'failed', title: 'Payment failed', lead: journey.paymentFailed, path: successPage },
      ...unmade,
    },
    recalling: {
      ...waiting({ view: 'checking', title: 'Checking your payment', step: 'checking' }),
      invoke: ask('readPayment', {
        input: itsRecord,
        onDone: [
          { guard: stands('success'), target: 'document', actions: [keepPayment, 'startCounting'] },
          { target: 'lapsed', actions: keepPayment },
        ],
        onError: 'lapsed',
      }),
    },
    /** Stays over a reload, because the record tells. */
    lapsed: {
      meta: { view: 'lapsed', title: 'This price has expired', lead: journey.acceptanceLapsed },
      on: { 'plan.abandoned': 'quotes' },
    },
    cancelled: {
      meta: {
        view: 'failed',
        title: 'Payment cancelled',
        lead: journey.paymentCancelled,
        path: successPage,
      },
      ...unmade,
    },
  },
}).states
