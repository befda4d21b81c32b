import { productOf } from '#machines/products.ts'
import { renewalWindow } from '#machines/rules/renewal.ts'
import type { Day } from '#machines/schemas/basics.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Lead, Policy } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { issuedOf, policyOfLead } from '../policies/policies.store.ts'

type OpeningDeps = Pick<Deps, 'db' | 'clock' | 'products'>

/**
 * The coming day on which a journey that is too early can go on, or on which the renewal of its policy opens. Undefined
 * where nothing opens later than today.
 */
export async function openingDayOf(deps: OpeningDeps, lead: Lead): Promise<Day | undefined> {
  const policy = await policyOfLead(deps.db, lead.id)
  const on = policy
    ? renewalOpens(deps, policy)
    : productOf(deps.products, lead).opensOn?.(recordOf(deps, lead))
  return on !== undefined && on > deps.clock.today() ? on : undefined
}

function renewalOpens(deps: OpeningDeps, policy: Policy): Day | undefined {
  const issued = issuedOf(deps, policy)
  const isRenewedHere = productOf(deps.products, issued.record).renewal !== undefined
  const { opens } = renewalWindow(issued, deps.clock.today())
  return isRenewedHere && policy.cancellation === null ? opens : undefined
}
