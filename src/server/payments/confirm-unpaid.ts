import { messages } from '#machines/reference/messages.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../http/fail.ts'
import { askGateway } from './ask.ts'
import type { PaymentDeps } from './deps.ts'
import { createGateway } from './gateway/gateway.ts'
import { GatewayError } from './gateway/gateway-error.ts'
import { acceptedProposal, findOrder } from './payments.store.ts'

/**
 * Reads a journey's payments from the gateway before anything that requires it to be unpaid (T33, T35). The answer is
 * applied; without one the request is refused.
 */
export async function confirmUnpaid(deps: PaymentDeps, lead: Pick<Lead, 'id'>, cause: string): Promise<void> {
  const proposal = await acceptedProposal(deps.db, lead.id)
  const order = proposal && (await findOrder(deps.db, 'proposalId', proposal.id))
  if (!order) return
  try {
    await askGateway(deps, order, cause)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ err: error, orderId: order.id }, 'gateway not asked')
    fail('unavailable', messages.journey.outcomeUnknown, { retryAfterSeconds: 5 })
  }
}

/** The same for a module that receives it when the server is assembled. */
export function confirmingUnpaid(base: Deps): (lead: Pick<Lead, 'id'>, cause: string) => Promise<void> {
  const deps = { ...base, gateway: createGateway(base) }
  return (lead, cause) => confirmUnpaid(deps, lead, cause)
}
