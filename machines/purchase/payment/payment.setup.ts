import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { messages } from '../../reference/messages.ts'
import { isPaid, isPaying } from '../../rules/journey-status.ts'
import type { Day } from '../../schemas/basics.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import type { PaymentStatus, PolicyStatus } from '../../schemas/outcome.ts'
import { type CustomerLinkOutput, customerLinkMachine } from '../links/customer-link.machine.ts'
import type { PaymentEvent } from './payment.events.ts'
import { documentDelay, paymentDelay } from './polling.ts'

export type PaymentInput = { today: Day; record: JourneyRecord }

type PaymentContext = PaymentInput & {
  payment?: PaymentStatus
  policy?: PolicyStatus
  /** How often the bank or the insurer was asked without a final answer. */
  asked: number
  problem?: string
}

/** The types, calls, guards and actions of the payment machine. */
export const payment = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    requestPayment: outsideCall<PaymentStatus, { record: JourneyRecord }>('the payment desk'),
    readPayment: outsideCall<PaymentStatus, { record: JourneyRecord }>('the payment desk'),
    readPolicy: outsideCall<PolicyStatus, { record: JourneyRecord }>('the policy desk'),
    leavePlan: outsideCall<{ version: number }, { record: JourneyRecord }>('the journey store'),
    /** An employee sends the payment page to the customer instead of paying (T18). */
    customerLink: customerLinkMachine,
  },
  guards: {
    isPaid: ({ context }) => isPaid(context.record.status),
    isAsked: ({ context }) => isPaying(context.record.status) || context.record.status === 'paymentFailure',
    isAccepted: ({ context }) => context.record.status === 'proposalSuccess',
    /** Accepted and not paid in time, and no other plan is chosen yet. */
    isTooLate: ({ context: { record } }) => record.plan === undefined && record.lapsed !== undefined,
    stands: (_, { payment: now, status }: { payment: PaymentStatus; status: PaymentStatus['status'] }) =>
      now.status === status,
    isCancelled: (_, { payment: now }: { payment: PaymentStatus }) => now.isCancelled === true,
    hasLapsed: (_, { payment: now }: { payment: PaymentStatus }) => now.hasLapsed === true,
    /** As far as this page knows nothing is being paid: a payment page was never opened, or led to nothing. */
    isUnopened: ({ context: { payment } }) =>
      payment === undefined || payment.status === 'notAsked' || payment.status === 'failure',
    hasPage: (_, { payment: now }: { payment: PaymentStatus }) => now.paymentURL !== undefined,
    isSent: (_, { output }: { output: CustomerLinkOutput }) => output.isSent,
    keepsAsking: ({ context }) => paymentDelay(context.asked) !== undefined,
    keepsWaiting: ({ context }) => documentDelay(context.asked) !== undefined,
    documentIs: (_, { policy: now, kind }: { policy: PolicyStatus; kind: PolicyStatus['kind'] }) =>
      now.kind === kind,
  },
  actions: {
    keepPayment: assign(({ context }, { payment: now }: { payment: PaymentStatus }) => ({
      payment: now,
      asked: context.asked + 1,
      problem: undefined,
    })),
    keepPolicy: assign(({ context }, { policy: now }: { policy: PolicyStatus }) => ({
      policy: now,
      asked: context.asked + 1,
      problem: undefined,
    })),
    startCounting: assign({ asked: 0 }),
    forgetProblem: assign({ problem: undefined }),
    keepProblem: assign(({ context }, { error }: { error: unknown }) => ({
      asked: context.asked + 1,
      problem: errorMessage(error, messages.failure.unexpected),
    })),
  },
  delays: {
    pollPayment: ({ context }) => paymentDelay(context.asked) ?? 0,
    pollDocument: ({ context }) => documentDelay(context.asked) ?? 0,
  },
})

type Paid = { event: { output: PaymentStatus } }
type Issued = { event: { output: PolicyStatus } }

const paid = ({ event }: Paid) => ({ payment: event.output })
const policy = ({ event }: Issued) => ({ policy: event.output })

/** Guards and actions for a reply, passed as `payment` or `policy`. */
export const stands = (status: PaymentStatus['status']) =>
  ({ type: 'stands', params: ({ event }: Paid) => ({ payment: event.output, status }) }) as const
export const isCancelled = { type: 'isCancelled', params: paid } as const
export const hasLapsed = { type: 'hasLapsed', params: paid } as const
export const hasPage = { type: 'hasPage', params: paid } as const
export const keepPayment = { type: 'keepPayment', params: paid } as const
export const documentIs = (kind: PolicyStatus['kind']) =>
  ({ type: 'documentIs', params: ({ event }: Issued) => ({ policy: event.output, kind }) }) as const
export const keepPolicy = { type: 'keepPolicy', params: policy } as const
export const isSent = {
  type: 'isSent',
  params: ({ event }: { event: { output: CustomerLinkOutput } }) => ({ output: event.output }),
} as const

export const itsRecord = ({ context }: { context: PaymentContext }) => ({ record: context.record })

export const successPage = '/success-page/{id}'
