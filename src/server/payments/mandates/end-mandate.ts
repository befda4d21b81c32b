import type { Order } from '../../db/schema.ts'
import { askGateway } from '../ask.ts'
import type { PaymentDeps } from '../deps.ts'
import type { PaymentFact } from '../gateway/facts.ts'
import { GatewayError } from '../gateway/gateway-error.ts'
import type { PaymentVerdict } from '../judge.ts'
import { settleOrder } from '../settle.ts'

const cause = 'mandate'

type Blocked = { order: Order; paymentId: string }

/** Frees what a payment has blocked; rejects where the gateway's answer is unknown. */
export const releaseBlocked = (deps: PaymentDeps, { order, paymentId }: Blocked): Promise<PaymentVerdict> =>
  settled(deps, order, deps.gateway.release(paymentId))

/** Takes the order's amount from what a payment has blocked; what cannot be taken is released. */
export async function takeBlocked(deps: PaymentDeps, { order, paymentId }: Blocked): Promise<void> {
  const { status } = await settled(deps, order, deps.gateway.capture(paymentId, order.amountPaise))
  if (status === 'pending') await releaseBlocked(deps, { order, paymentId })
}

/** A refusal means that it was done before, or that the block is over: the gateway says which. */
async function settled(deps: PaymentDeps, order: Order, done: Promise<PaymentFact>): Promise<PaymentVerdict> {
  try {
    return await settleOrder(deps, order.id, [await done], cause)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind === 'unknown') throw error
    deps.log.warn({ err: error, orderId: order.id }, 'mandate refused by the gateway')
    return askGateway(deps, order, cause)
  }
}
