import { mandate as texts } from '#machines/reference/messages/mandate.ts'
import type { Lead, Order } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { fail } from '../../http/fail.ts'
import type { PaymentDeps } from '../deps.ts'
import { openAtGateway } from '../open-at-gateway.ts'
import { openOrder, renewOrder } from '../orders.ts'
import { askAgain } from '../payments.jobs.ts'
import { lockLead } from '../payments.store.ts'
import { referredProposal } from './mandates.store.ts'

/** Lets a customer block the premium of a referred proposal: for the first time, or again after it was released. */
export async function requestMandate(deps: PaymentDeps, lead: Lead): Promise<void> {
  const order = await deps.db.transaction((tx) => open(tx, deps, lead.id))
  if (!order) return fail('not-now', texts.unavailable)
  if (order.gatewayOrderId === null) await openAtGateway(deps, order)
}

async function open(tx: Db, deps: PaymentDeps, leadId: string): Promise<Order | undefined> {
  const proposal = await referredProposal(deps, tx, await lockLead(tx, leadId))
  if (!proposal) return undefined
  const known = await openOrder(tx, deps, proposal, 'manual')
  const isOver = known.status === 'left' || known.status === 'failure'
  const order = isOver ? await renewOrder(tx, deps, known, 'manual') : known
  await askAgain(deps, { orderId: order.id, round: 0 }, tx)
  return order
}
