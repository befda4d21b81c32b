import type { Order } from '../db/schema.ts'
import type { Desk } from './desk.ts'
import type { Verdict } from './judge.ts'
import { settle } from './settle.ts'

/** Asks the gateway for every payment of an order and takes in what it says; rejects with a `GatewayFault`. */
export async function ask(
  desk: Desk,
  { id, gatewayOrderId }: Pick<Order, 'id' | 'gatewayOrderId'>,
  cause: string,
): Promise<Verdict> {
  const facts = gatewayOrderId === null ? [] : await desk.gateway.paymentsOf(gatewayOrderId)
  return settle(desk, id, facts, cause)
}
