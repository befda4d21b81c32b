import { payPath } from '#contract/payment/addresses.ts'
import { findLead } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { linkIn } from '../messages/link-in.ts'
import type { PaymentDeps } from './deps.ts'
import { createGateway } from './gateway/gateway.ts'
import { acceptedProposal, findOrder } from './payments.store.ts'
import { requestPayment } from './request-payment.ts'
import { mayBePaid } from './status.ts'

/** Requests payment on a customer's behalf and returns the page on which the customer pays (T18). */
export function paymentLinks(base: Deps): (lead: Lead, by: Actor) => Promise<string | undefined> {
  const deps: PaymentDeps = { ...base, gateway: createGateway(base) }
  return async (lead, by) => {
    await requestPayment(deps, lead, by)
    const [now, proposal] = [await findLead(deps.db, lead.id), await acceptedProposal(deps.db, lead.id)]
    const order = proposal && (await findOrder(deps.db, 'proposalId', proposal.id))
    if (!now || !order || !mayBePaid(now, order)) return undefined
    return linkIn(deps, now.language, payPath(order.paymentToken))
  }
}
