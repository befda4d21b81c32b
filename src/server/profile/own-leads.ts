import { and, eq, type SQL } from 'drizzle-orm'
import { limits } from '#machines/reference/limits.ts'
import { type Lead, leads } from '../db/schema.ts'
import type { Asking } from '../http/asking.ts'
import { refuse } from '../http/refuse.ts'

/** A person whose own things are asked for. */
export type Owner = { customerId: string; partnerId: string | null }

export function ownerOf({ customerId, partnerId }: Asking): Owner {
  return customerId === null ? refuse('signed-out') : { customerId, partnerId }
}

/** Their motor journeys; of a partner's visitor only those begun through that partner. */
export const ownLeads = ({ customerId, partnerId }: Owner): SQL | undefined =>
  and(
    eq(leads.customerId, customerId),
    eq(leads.quoteType, 'motor'),
    ...(partnerId === null ? [] : [eq(leads.partnerId, partnerId)]),
  )

/** Whether a journey is one of theirs; that a browser may open it does not say so. */
export const isOwn = (lead: Lead, { customerId, partnerId }: Owner): boolean =>
  lead.customerId === customerId && (partnerId === null || lead.partnerId === partnerId)

/** One more than is shown, to know whether there are more. */
export const readMax = limits.profile.listed + 1

export const newest = <Row>(rows: readonly Row[]) => ({
  data: rows.slice(0, limits.profile.listed),
  hasMore: rows.length > limits.profile.listed,
})
