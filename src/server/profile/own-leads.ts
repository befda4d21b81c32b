import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Summary } from '#machines/core/product.ts'
import { productOf } from '#machines/products.ts'
import { limits } from '#machines/reference/limits.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
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

/** What a journey of theirs insures. */
export const insuredOf = ({ products }: Pick<Deps, 'products'>, record: JourneyRecord): Summary =>
  productOf(products, record).summary(record)

/** One more than shown, to know whether there are more. */
export const readMax = limits.profile.listed + 1

export const newest = <Row>(rows: readonly Row[]) => ({
  data: rows.slice(0, limits.profile.listed),
  hasMore: rows.length > limits.profile.listed,
})
