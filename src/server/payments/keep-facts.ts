import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { type Order, payments } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { PaymentFact } from './gateway/facts.ts'
import { further, type GatewayStatus, gatewayStatuses, type SeenPayment } from './judge.ts'
import { type KnownPayment, paymentsOf } from './payments.store.ts'

const paymentStatus = v.picklist(gatewayStatuses)

/** In place of a payment's error code, for an amount that cannot be compared with the order's. */
const foreignCurrency = 'FOREIGN_CURRENCY'

/** Whether a payment has the requested amount and currency. */
export const isExactFact = (order: Order, { amount, currency }: PaymentFact) =>
  amount === order.amountPaise && currency === 'INR'

/** Stores what is new in reports about an order's payments; under the journey's lock. */
export async function keepFacts(
  tx: Db,
  order: Order,
  facts: readonly PaymentFact[],
  at: Date,
): Promise<void> {
  const known = await paymentsOf(tx, order.id)
  for (const fact of facts) {
    const before = known.find(({ gatewayPaymentId }) => gatewayPaymentId === fact.id)
    if (before) await moveOn(tx, before, fact, at)
    else await tx.insert(payments).values(rowOf(order, fact, at))
  }
}

function rowOf(order: Order, fact: PaymentFact, at: Date): typeof payments.$inferInsert {
  return { gatewayPaymentId: fact.id, orderId: order.id, createdAt: at, ...columnsOf(fact, fact.status, at) }
}

async function moveOn(tx: Db, before: KnownPayment, fact: PaymentFact, at: Date): Promise<void> {
  const known = v.parse(paymentStatus, before.status)
  const status = further(known, fact.status)
  if (status === known) return
  await tx
    .update(payments)
    .set(columnsOf(fact, status, at))
    .where(eq(payments.gatewayPaymentId, before.gatewayPaymentId))
}

function columnsOf({ amount, currency, error }: PaymentFact, status: GatewayStatus, capturedAt: Date) {
  return {
    status,
    amountPaise: amount,
    errorCode: currency === 'INR' ? (error?.code ?? null) : foreignCurrency,
    errorDescription: error?.description ?? null,
    ...(status === 'captured' && { capturedAt }),
  }
}

/** A stored payment, as input of the judgement. */
export function seenOf(order: Order, payment: KnownPayment): SeenPayment {
  const { gatewayPaymentId, amountPaise, errorCode, capturedAt, isGivenBack } = payment
  return {
    id: gatewayPaymentId,
    status: v.parse(paymentStatus, payment.status),
    isExact: amountPaise === order.amountPaise && errorCode !== foreignCurrency,
    wasTaken: capturedAt !== null,
    isGivenBack,
  }
}
