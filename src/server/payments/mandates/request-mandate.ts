import { mandate as texts } from '#machines/reference/messages/mandate.ts'
import type { Lead, Order } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { fail } from '../../http/fail.ts'
import type { Desk } from '../desk.ts'
import { openAtGateway } from '../open-at-gateway.ts'
import { openOrder, renewOrder } from '../orders.ts'
import { askAgain } from '../payments.jobs.ts'
import { lockLead } from '../payments.store.ts'
import { referredProposal } from './mandates.store.ts'

/** Lets a customer block the premium of a referred proposal: for the first time, or again after it was released. */
export async function requestMandate(desk: Desk, lead: Lead): Promise<void> {
  const order = await desk.db.transaction((tx) => open(tx, desk, lead.id))
  if (!order) return fail('not-now', texts.unavailable)
  if (order.gatewayOrderId === null) await openAtGateway(desk, order)
}

async function open(tx: Db, desk: Desk, leadId: string): Promise<Order | undefined> {
  const proposal = await referredProposal(desk, tx, await lockLead(tx, leadId))
  if (!proposal) return undefined
  const known = await openOrder(tx, desk, proposal, 'manual')
  const isOver = known.status === 'left' || known.status === 'failure'
  const order = isOver ? await renewOrder(tx, desk, known, 'manual') : known
  await askAgain(desk, { orderId: order.id, round: 0 }, tx)
  return order
}
