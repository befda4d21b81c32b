import type { LifecycleEventType } from '#machines/purchase/lifecycle/lifecycle.events.ts'
import type { Lead, Order } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { canMove, moveLifecycle } from '../engine/lifecycle.ts'
import { sendDecided } from '../proposals/proposals.store.ts'
import { type PaymentDeps, system } from './deps.ts'
import type { PaymentFact } from './gateway/facts.ts'
import { judge, type PaymentVerdict } from './judge.ts'
import { keepFacts, seenOf } from './keep-facts.ts'
import { askAgain } from './payments.jobs.ts'
import {
  acceptedProposal,
  findOrder,
  issuePolicy,
  lockLead,
  paymentsOf,
  updateOrder,
} from './payments.store.ts'
import { requestRefunds } from './request-refunds.ts'

const events: Record<PaymentVerdict['status'], LifecycleEventType | undefined> = {
  initiated: undefined,
  pending: 'PAYMENT_PENDING',
  success: 'PAYMENT_CONFIRMED',
  failure: 'PAYMENT_DECLINED',
}

/**
 * Applies reports about an order's payments, from a webhook or a query, with all consequences in one transaction: the
 * order's status, the purchase's event, refunds of excess payments, the next jobs.
 */
export function settleOrder(
  deps: PaymentDeps,
  orderId: string,
  facts: readonly PaymentFact[],
  cause: string,
): Promise<PaymentVerdict> {
  return deps.db.transaction((tx) => settleIn(tx, deps, { orderId, facts, cause }))
}

type OrderFacts = { orderId: string; facts: readonly PaymentFact[]; cause: string }

/** The same within an open transaction. */
export async function settleIn(
  tx: Db,
  deps: PaymentDeps,
  { orderId, facts, cause }: OrderFacts,
): Promise<PaymentVerdict> {
  const { leadId } = await orderOf(tx, orderId)
  const lead = await lockLead(tx, leadId)
  const order = await orderOf(tx, orderId)
  const by = system(deps, cause)
  await keepFacts(tx, order, facts, by.at)
  const isCurrent = await mayStillPay(tx, lead, order)
  const payments = (await paymentsOf(tx, order.id)).map((payment) => seenOf(order, payment))
  const verdict = judge({
    mayCount: isCurrent || order.status === 'success',
    isClosed: order.status === 'left' || order.status === 'failure',
    payments,
  })
  await requestRefunds(tx, deps, verdict.toRefund)
  await writeStatus(tx, deps, order, verdict)
  // It may have been decided while the customer was blocking the premium.
  const isBlockedNow = verdict.status === 'pending' && order.status !== 'pending'
  if (order.capture === 'manual' && isBlockedNow) await sendDecided(deps.jobs, tx, leadId)
  if (isCurrent) await moveOn(tx, deps, lead, verdict, cause)
  return verdict
}

async function orderOf(tx: Db, orderId: string): Promise<Order> {
  return (await findOrder(tx, 'id', orderId)) ?? lost(orderId)
}

function lost(orderId: string): never {
  throw new Error(`There is no order ${orderId}`)
}

/** A payment counts only for the current proposal, and only while the purchase waits for it. */
async function mayStillPay(tx: Db, lead: Lead, order: Order): Promise<boolean> {
  if (!canMove(lead.status, 'PAYMENT_CONFIRMED')) return false
  return (await acceptedProposal(tx, lead.id))?.id === order.proposalId
}

async function writeStatus(
  tx: Db,
  deps: PaymentDeps,
  order: Order,
  { status }: PaymentVerdict,
): Promise<void> {
  if (status === 'initiated' || status === order.status) return
  await updateOrder(tx, order.id, { status, updatedAt: deps.clock.now() })
  // While the bank owes an answer, polling stays frequent, however long ago the page was opened.
  if (status === 'pending') await askAgain(deps, { orderId: order.id, round: 0 }, tx)
}

async function moveOn(
  tx: Db,
  deps: PaymentDeps,
  lead: Lead,
  { status }: PaymentVerdict,
  cause: string,
): Promise<void> {
  const event = events[status]
  if (!event || !canMove(lead.status, event)) return
  await moveLifecycle(deps, tx, lead, event, system(deps, cause))
  if (status === 'success')
    await deps.jobs.send(issuePolicy, { leadId: lead.id, round: 0 }, { tx, singletonKey: lead.id })
}
