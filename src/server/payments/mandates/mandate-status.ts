import { payPath } from '#contract/payment/addresses.ts'
import { limits } from '#machines/reference/limits.ts'
import { mandate as texts } from '#machines/reference/messages/mandate.ts'
import { addDays, dayOf } from '#machines/rules/calendar.ts'
import type { MandateStatus } from '#machines/schemas/outcome.ts'
import type { Lead, Order } from '../../db/schema.ts'
import { linkIn } from '../../messages/link-in.ts'
import { agreedOf } from '../../proposals/proposals.store.ts'
import type { PaymentDeps } from '../deps.ts'
import { findOrder } from '../payments.store.ts'
import { mayBePaid } from '../status.ts'
import { blockingPayments, referredProposal } from './mandates.store.ts'

/** How the mandate of a referred proposal stands, as its customer is told. */
export async function mandateOf(deps: PaymentDeps, lead: Lead): Promise<MandateStatus> {
  const proposal = await referredProposal(deps, deps.db, lead)
  if (!proposal) return { status: 'unavailable', amount: 0 }
  const order = await findOrder(deps.db, 'proposalId', proposal.id)
  const amount = order?.amountPaise ?? agreedOf(proposal)
  if (!order) return { status: 'offered', amount }
  const [payment] = await blockingPayments(deps.db, order.id)
  if (payment) {
    const until = addDays(dayOf(payment.createdAt), limits.mandate.days)
    return { status: 'blocked', amount, until }
  }
  const message = messageOf(order)
  return {
    status: 'offered',
    amount,
    ...(message && { message }),
    ...(mayBePaid(lead, order) && { paymentURL: linkIn(deps, lead.language, payPath(order.paymentToken)) }),
  }
}

function messageOf({ status }: Order): string | undefined {
  if (status === 'pending') return texts.pending
  return status === 'failure' ? texts.notBlocked : undefined
}
