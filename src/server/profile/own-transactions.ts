import { insurerById } from '#machines/reference/insurers.ts'
import { dayOf } from '#machines/rules/calendar.ts'
import { isPaid, isPaying } from '#machines/rules/journey-status.ts'
import { refundedBy } from '#machines/rules/refund-day.ts'
import type { AttemptState, Transaction } from '#machines/schemas/profile.ts'
import type { LeadOwner } from '../access/lead-owner.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Order, Payment, Refund } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { attemptedAt, attemptsOf, type PaymentAttempt } from './attempts.store.ts'
import { insuredOf, newest } from './own-leads.ts'

type OwnTransactionsDeps = Pick<Deps, 'db' | 'products'>

/** A person's payments, attempts and refunds. */
export async function ownTransactions(deps: OwnTransactionsDeps, owner: LeadOwner) {
  const { data, hasMore } = newest(await attemptsOf(deps.db, owner))
  return { data: data.map((attempt) => rowOf(deps, attempt)), hasMore }
}

function rowOf(deps: OwnTransactionsDeps, attempt: PaymentAttempt): Transaction {
  const { lead, order, payment, refund, insurerId } = attempt
  const { name = '', logo = '' } = insurerById(insurerId) ?? {}
  const state = payment ? stateOfPayment(payment, refund) : stateOfOrder(order)
  const reason = state === 'failed' ? payment?.errorDescription : undefined
  return {
    id: payment?.gatewayPaymentId ?? order.id,
    reference: order.gatewayOrderId ?? order.id,
    leadId: lead.id,
    insurer: { name, logo },
    insured: insuredOf(deps, recordOf(deps, lead)),
    amount: payment?.amountPaise ?? order.amountPaise,
    at: attemptedAt(attempt).toISOString(),
    state,
    ...(reason && { reason }),
    ...(refund && { refund: refundOf(refund) }),
    leadsTo: hasOutcome(lead.status ?? undefined) ? 'success' : 'checkout',
    hasReceipt: state === 'paid' && attempt.isIssued,
  }
}

function stateOfPayment({ status }: Payment, refund: Refund | null): AttemptState {
  if (refund?.reason === 'cancellation' && status === 'refunded') return 'policyCancelled'
  if (refund?.reason === 'excess' || status === 'refunded') return 'paidBack'
  if (status === 'captured') return 'paid'
  return ['failed', 'superseded', 'released'].includes(status) ? 'failed' : 'pending'
}

/** Nothing was charged: the page could not be opened, was abandoned, or is still open. */
function stateOfOrder({ status, gatewayOrderId }: Order): AttemptState {
  if (status === 'failure') return gatewayOrderId === null ? 'notOpened' : 'failed'
  return status === 'left' ? 'left' : 'opened'
}

function refundOf({ amountPaise: amount, createdAt, status }: Refund): Transaction['refund'] {
  const orderedOn = dayOf(createdAt)
  const state = status === 'processed' || status === 'failed' ? status : 'pending'
  return { amount, orderedOn, by: refundedBy(orderedOn), state }
}

const hasOutcome = (status: string | undefined) =>
  isPaid(status) || isPaying(status) || status === 'paymentFailure'
