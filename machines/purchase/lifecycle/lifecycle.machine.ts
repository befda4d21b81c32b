import { setup } from 'xstate'
import type { LifecycleEvent } from './lifecycle.events.ts'

/** Who may cause a transition (T01 to T48): the customer, an employee on their behalf, the system. */
export type LifecycleActor = 'customer' | 'employee' | 'system'

/**
 * The lifecycle of a purchase: 16 statuses, 48 transitions (T01 to T48). A state's key is the specification's status
 * code. Everything else is refused. The server is its only writer.
 */
export const lifecycleMachine = setup({
  types: { events: {} as LifecycleEvent },
}).createMachine({
  id: 'lifecycle',
  initial: 'none',
  states: {
    none: { on: { REQUEST_QUOTES: 'quotesRequested' } },

    quotesRequested: {
      on: {
        QUOTES_CALL_SENT: 'quotesInProcess',
        QUOTES_FAILED: 'quotesRequested',
      },
    },
    quotesInProcess: {
      on: {
        QUOTES_RECEIVED: 'quotesGenerated',
        QUOTES_FAILED: 'quotesRequested',
        QUOTES_EMPTY: 'quotesRequested',
        EDIT_REQUEST: 'quotesRequested',
      },
    },
    quotesGenerated: {
      on: {
        EDIT_REQUEST: 'quotesRequested',
        QUOTES_STALE: 'quotesRequested',
        SUBMIT_PROPOSAL: 'proposalRequest',
      },
    },

    proposalRequest: {
      on: {
        PROPOSAL_ACCEPTED: 'proposalSuccess',
        PREMIUM_CHANGED: 'proposalPremiumMismatch',
        PROPOSAL_REJECTED: 'proposalFailure',
        OUTCOME_UNKNOWN: 'proposalRequest',
      },
    },
    proposalPremiumMismatch: {
      on: {
        ACCEPT_PREMIUM: 'proposalRequest',
        CHOOSE_ANOTHER_PLAN: 'quotesGenerated',
      },
    },
    proposalFailure: {
      on: {
        SUBMIT_PROPOSAL: 'proposalRequest',
        CHOOSE_ANOTHER_PLAN: 'quotesGenerated',
      },
    },
    proposalSuccess: {
      on: {
        PAY: 'paymentRequested',
        EDIT_PROPOSAL: 'quotesGenerated',
        CHOOSE_ANOTHER_PLAN: 'quotesGenerated',
        PROPOSAL_EXPIRED: 'quotesRequested',
      },
    },

    paymentRequested: {
      on: {
        GATEWAY_OPENED: 'paymentInitiated',
        PAYMENT_LINK_FAILED: 'paymentFailure',
        PAYMENT_CONFIRMED: 'paymentSuccess',
        PAYMENT_PENDING: 'paymentPending',
        PAY: 'paymentRequested',
        PAYMENT_DECLINED: 'paymentFailure',
      },
    },
    paymentInitiated: {
      on: {
        PAYMENT_PENDING: 'paymentPending',
        PAYMENT_CONFIRMED: 'paymentSuccess',
        PAYMENT_DECLINED: 'paymentFailure',
        CHECK_AGAIN: 'paymentInitiated',
        REOPEN_PAYMENT_PAGE: 'paymentInitiated',
      },
    },
    paymentPending: {
      on: {
        PAYMENT_CONFIRMED: 'paymentSuccess',
        PAYMENT_DECLINED: 'paymentFailure',
        CHECK_AGAIN: 'paymentPending',
      },
    },
    paymentFailure: {
      on: {
        PAY: 'paymentRequested',
        PAYMENT_CONFIRMED: 'paymentSuccess',
        EDIT_PROPOSAL: 'quotesGenerated',
        CHOOSE_ANOTHER_PLAN: 'quotesGenerated',
        PROPOSAL_EXPIRED: 'quotesRequested',
        PAYMENT_PENDING: 'paymentPending',
      },
    },
    paymentSuccess: { on: { REQUEST_DOCUMENT: 'policyDocRequested' } },

    policyDocRequested: {
      on: {
        DOCUMENT_READY: 'policyDocSuccess',
        DOCUMENT_PENDING: 'policyDocPending',
        DOCUMENT_FAILED: 'policyDocFailure',
      },
    },
    policyDocPending: {
      on: { REQUEST_DOCUMENT: 'policyDocRequested', DOCUMENT_READY: 'policyDocSuccess' },
    },
    policyDocFailure: {
      on: { REQUEST_DOCUMENT: 'policyDocRequested', DOCUMENT_READY: 'policyDocSuccess' },
    },
    policyDocSuccess: { type: 'final' },
  },
})
