import { messages } from '#machines/reference/messages.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../http/fail.ts'
import { askGateway } from './ask.ts'
import type { Desk } from './desk.ts'
import { createGateway } from './gateway/gateway.ts'
import { GatewayError } from './gateway/gateway-error.ts'
import { acceptedProposal, findOrder } from './payments.store.ts'

/**
 * Asks the gateway what became of the payments of a journey, before anything is done that counts on there being
 * none (register T33, T35). What it says is taken in; where it says nothing nobody goes on.
 */
export async function confirmUnpaid(desk: Desk, lead: Pick<Lead, 'id'>, cause: string): Promise<void> {
  const proposal = await acceptedProposal(desk.db, lead.id)
  const order = proposal && (await findOrder(desk.db, 'proposalId', proposal.id))
  if (!order) return
  try {
    await askGateway(desk, order, cause)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    desk.log.warn({ err: error, orderId: order.id }, 'gateway not asked')
    fail('unavailable', messages.journey.outcomeUnknown, { retryAfterSeconds: 5 })
  }
}

/** The same for a module that is given it where the server is put together. */
export function confirmingUnpaid(deps: Deps): (lead: Pick<Lead, 'id'>, cause: string) => Promise<void> {
  const desk = { ...deps, gateway: createGateway(deps) }
  return (lead, cause) => confirmUnpaid(desk, lead, cause)
}
