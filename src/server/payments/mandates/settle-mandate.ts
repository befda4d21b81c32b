import { isPaying } from '#machines/rules/journey-status.ts'
import type { Order, Proposal } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { moveLifecycle } from '../../engine/lifecycle.ts'
import { expire } from '../../proposals/expiry.store.ts'
import { agreedOf, findProposal, latestProposal } from '../../proposals/proposals.store.ts'
import { type PaymentDeps, system } from '../deps.ts'
import { lockLead, updateOrder } from '../payments.store.ts'
import { releaseBlocked, takeBlocked } from './end-mandate.ts'
import { blockingOrders, blockingPayments } from './mandates.store.ts'

type Next = { is: 'kept' } | { is: 'released' } | { is: 'taken'; order: Order }

const cause = 'mandate'

/** What becomes of a blocked premium once an insurer has decided: it is taken, or less of it, or released. */
export async function settleMandate(deps: PaymentDeps, { leadId }: { leadId: string }): Promise<void> {
  for (const order of await blockingOrders(deps.db, leadId)) {
    const [first, ...more] = await blockingPayments(deps.db, order.id)
    if (!first) continue
    const next = await deps.db.transaction((tx) => decide(tx, deps, order))
    if (next.is === 'taken') await takeBlocked(deps, { order: next.order, paymentId: first.gatewayPaymentId })
    const over = next.is === 'released' ? [first, ...more] : more
    for (const { gatewayPaymentId: paymentId } of over) await releaseBlocked(deps, { order, paymentId })
  }
}

async function decide(tx: Db, deps: PaymentDeps, order: Order): Promise<Next> {
  const lead = await lockLead(tx, order.leadId)
  const [blockedFor, latest] = [
    await findProposal(tx, order.proposalId),
    await latestProposal(tx, order.leadId),
  ]
  if (!latest || latest.caseId !== blockedFor?.caseId) return { is: 'released' }
  if (lead.status === 'proposalRequest') return { is: 'kept' }
  if (lead.status === 'proposalPremiumMismatch') return { is: suffices(order, latest) ? 'kept' : 'released' }
  // It was about to be taken when this server or the gateway failed.
  if (isPaying(lead.status ?? undefined) && order.proposalId === latest.id) return { is: 'taken', order }
  if (lead.status !== 'proposalSuccess' || agreedOf(latest) > order.amountPaise) return { is: 'released' }
  if (await expire({ ...deps, today: deps.clock.today() }, tx, lead, system(deps, cause)))
    return { is: 'released' }
  const change = { proposalId: latest.id, amountPaise: agreedOf(latest) }
  await updateOrder(tx, order.id, change)
  // The customer has paid by the mandate.
  await moveLifecycle(deps, tx, lead, 'PAY', { actor: 'customer', at: deps.clock.now(), cause })
  return { is: 'taken', order: { ...order, ...change } }
}

const suffices = ({ amountPaise }: Order, { insurerPaise }: Proposal) => (insurerPaise ?? 0) <= amountPaise
