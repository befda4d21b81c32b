import { ask, retryAt, waiting } from '../../core/ask.ts'
import { documentStates } from './payment.document.ts'
import { hasPage, isSent, itsRecord, keepPayment, payment, stands } from './payment.setup.ts'
import { statusStates } from './payment.status.ts'

export type { PaymentInput } from './payment.setup.ts'

const checkout = '/checkout/{id}'

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
        { guard: 'isTooLate', target: 'recalling' },
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
      entry: 'forgetProblem',
      invoke: {
        id: 'customerLink',
        src: 'customerLink',
        input: ({ context }) => ({ leadId: context.record.leadId, link: 'payment' }),
        onDone: [{ guard: isSent, target: 'checking' }, { target: 'deciding' }],
      },
    },
    opening: {
      ...waiting({ title: 'Opening the payment page', screen: 13 }),
      invoke: ask('requestPayment', {
        input: itsRecord,
        onDone: [
          { guard: stands('success'), target: 'document', actions: 'startCounting' },
          { guard: hasPage, target: 'atGateway', actions: keepPayment },
          { target: 'failed', actions: keepPayment },
        ],
        onError: retryAt('confirming'),
      }),
    },
    atGateway: {
      meta: { view: 'gateway', title: 'Opening the payment page', screen: 13 },
      on: { 'status.checked': 'checking' },
    },

    ...statusStates,
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
