import type { InferOutput } from 'valibot'
import { type Order, webhookEvents } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { PaymentDeps } from './deps.ts'
import { type eventRead, factOf, type PaymentFact } from './gateway/facts.ts'
import { isExactFact } from './keep-facts.ts'
import { askPayment } from './payments.jobs.ts'
import { findOrder } from './payments.store.ts'
import { keepRefund } from './refund.ts'
import { settleIn } from './settle.ts'

type GatewayEvent = InferOutput<typeof eventRead>

/** Processes one event of the gateway once, however often it is sent, in one transaction with its consequences. */
export async function takeEvent(deps: PaymentDeps, eventId: string, told: GatewayEvent): Promise<void> {
  const fact = factOf(told.payload.payment.entity)
  await deps.db.transaction(async (tx) => {
    if (!(await isNew(tx, deps, eventId, told))) return
    if (told.payload.refund) await keepRefund(tx, told.payload.refund.entity)
    const order = await findOrder(tx, 'gatewayOrderId', fact.gatewayOrderId)
    if (order) await takeFact(tx, deps, order, fact, told.event)
    else deps.log.warn({ eventId, gatewayOrderId: fact.gatewayOrderId }, 'webhook of an unknown order')
  })
}

async function isNew(
  tx: Db,
  deps: PaymentDeps,
  eventId: string,
  { event, payload }: GatewayEvent,
): Promise<boolean> {
  const { id, order_id, status, amount, currency } = payload.payment.entity
  const inserted = await tx
    .insert(webhookEvents)
    .values({
      eventId,
      type: event,
      receivedAt: deps.clock.now(),
      payload: { paymentId: id, orderId: order_id, status, amount, currency },
    })
    .onConflictDoNothing()
    .returning({ eventId: webhookEvents.eventId })
  return inserted.length > 0
}

/** A different amount in a webhook is never trusted: the gateway is asked. */
async function takeFact(
  tx: Db,
  deps: PaymentDeps,
  order: Order,
  fact: PaymentFact,
  event: string,
): Promise<void> {
  if (isExactFact(order, fact)) {
    await settleIn(tx, deps, { orderId: order.id, facts: [fact], cause: event })
    return
  }
  const { amount, currency } = fact
  deps.log.error(
    { orderId: order.id, paymentId: fact.id, amount, currency, asked: order.amountPaise },
    'webhook of another amount',
  )
  const singletonKey = `${order.id}/amount`
  await deps.jobs.send(askPayment, { orderId: order.id, round: 0 }, { tx, singletonKey })
}
