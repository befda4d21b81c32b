import type { Order } from '../db/schema.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentVerdict } from './judge.ts'
import { settleOrder } from './settle.ts'

/** Asks the gateway for every payment of an order and takes in what it says; rejects with a `GatewayError`. */
export async function askGateway(
  deps: PaymentDeps,
  { id, gatewayOrderId }: Pick<Order, 'id' | 'gatewayOrderId'>,
  cause: string,
): Promise<PaymentVerdict> {
  const facts = gatewayOrderId === null ? [] : await deps.gateway.paymentsOf(gatewayOrderId)
  return settleOrder(deps, id, facts, cause)
}
