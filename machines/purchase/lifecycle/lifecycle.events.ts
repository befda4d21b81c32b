/** Every event of the lifecycle (T01 to T48) and who may cause it. */
export const lifecycleEvents = {
  REQUEST_QUOTES: ['customer', 'employee'],
  QUOTES_CALL_SENT: ['system'],
  QUOTES_FAILED: ['system'],
  QUOTES_RECEIVED: ['system'],
  QUOTES_EMPTY: ['system'],
  EDIT_REQUEST: ['customer', 'employee'],
  QUOTES_STALE: ['system'],
  SUBMIT_PROPOSAL: ['customer', 'employee'],
  PROPOSAL_ACCEPTED: ['system'],
  PREMIUM_CHANGED: ['system'],
  PROPOSAL_REJECTED: ['system'],
  OUTCOME_UNKNOWN: ['system'],
  ACCEPT_PREMIUM: ['customer', 'employee'],
  CHOOSE_ANOTHER_PLAN: ['customer', 'employee'],
  EDIT_PROPOSAL: ['customer', 'employee'],
  PROPOSAL_EXPIRED: ['system'],
  PAY: ['customer', 'employee'],
  GATEWAY_OPENED: ['system'],
  PAYMENT_LINK_FAILED: ['system'],
  PAYMENT_PENDING: ['system'],
  PAYMENT_CONFIRMED: ['system'],
  PAYMENT_DECLINED: ['system'],
  CHECK_AGAIN: ['customer', 'employee', 'system'],
  REOPEN_PAYMENT_PAGE: ['customer', 'employee'],
  REQUEST_DOCUMENT: ['customer', 'employee', 'system'],
  DOCUMENT_READY: ['system'],
  DOCUMENT_PENDING: ['system'],
  DOCUMENT_FAILED: ['system'],
} as const

export type LifecycleEventType = keyof typeof lifecycleEvents
export type LifecycleEvent = { type: LifecycleEventType }
