import type { Order } from '../../db/schema.ts'
import { askGateway } from '../ask.ts'
import type { Desk } from '../desk.ts'
import type { PaymentFact } from '../gateway/facts.ts'
import { GatewayError } from '../gateway/gateway-error.ts'
import type { PaymentVerdict } from '../judge.ts'
import { settleOrder } from '../settle.ts'

const cause = 'mandate'

type Blocked = { order: Order; paymentId: string }

/** Frees what a payment has blocked; rejects where the gateway's answer is unknown. */
export const releaseBlocked = (desk: Desk, { order, paymentId }: Blocked): Promise<PaymentVerdict> =>
  settled(desk, order, desk.gateway.release(paymentId))

/** Takes the order's amount from what a payment has blocked; what cannot be taken is released. */
export async function takeBlocked(desk: Desk, { order, paymentId }: Blocked): Promise<void> {
  const { standing } = await settled(desk, order, desk.gateway.capture(paymentId, order.amountPaise))
  if (standing === 'pending') await releaseBlocked(desk, { order, paymentId })
}

/** A refusal means that it was done before, or that the block is over: the gateway says which. */
async function settled(desk: Desk, order: Order, done: Promise<PaymentFact>): Promise<PaymentVerdict> {
  try {
    return await settleOrder(desk, order.id, [await done], cause)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind === 'unknown') throw error
    desk.log.warn({ err: error, orderId: order.id }, 'mandate refused by the gateway')
    return askGateway(desk, order, cause)
  }
}
