import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { type Lead, leads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { fail } from '../http/fail.ts'

/** The person whose own data is requested. */
export type LeadOwner = { customerId: string; partnerId: string | null; quoteTypes: readonly string[] }

export function leadOwnerOf(
  { products }: Pick<Deps, 'products'>,
  { customerId, partnerId }: Caller,
): LeadOwner {
  if (customerId === null) return fail('signed-out')
  return { customerId, partnerId, quoteTypes: products.map(({ key }) => key) }
}

/** Their journeys; of a partner's visitor only those begun through that partner. */
export const ownLeads = ({ customerId, partnerId, quoteTypes }: LeadOwner): SQL | undefined =>
  and(
    eq(leads.customerId, customerId),
    inArray(leads.quoteType, [...quoteTypes]),
    ...(partnerId === null ? [] : [eq(leads.partnerId, partnerId)]),
  )

/** Whether a journey belongs to them; being able to open it does not mean that. */
export const isOwn = (lead: Lead, { customerId, partnerId }: LeadOwner): boolean =>
  lead.customerId === customerId && (partnerId === null || lead.partnerId === partnerId)

/** The lead of a call that is for its owner alone. */
export const ownLead = (deps: Pick<Deps, 'products'>, lead: Lead, caller: Caller): Lead =>
  isOwn(lead, leadOwnerOf(deps, caller)) ? lead : fail('unknown-journey')
