import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Summary } from '#machines/core/product.ts'
import { productOf } from '#machines/products.ts'
import { limits } from '#machines/reference/limits.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { type Lead, leads } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Asking } from '../http/asking.ts'
import { refuse } from '../http/refuse.ts'

/** A person whose own things are asked for. */
export type Owner = { customerId: string; partnerId: string | null; quoteTypes: readonly string[] }

export function ownerOf({ products }: Pick<Deps, 'products'>, { customerId, partnerId }: Asking): Owner {
  if (customerId === null) return refuse('signed-out')
  return { customerId, partnerId, quoteTypes: products.map(({ key }) => key) }
}

/** Their journeys; of a partner's visitor only those begun through that partner. */
export const ownLeads = ({ customerId, partnerId, quoteTypes }: Owner): SQL | undefined =>
  and(
    eq(leads.customerId, customerId),
    inArray(leads.quoteType, [...quoteTypes]),
    ...(partnerId === null ? [] : [eq(leads.partnerId, partnerId)]),
  )

/** Whether a journey is one of theirs; that a browser may open it does not say so. */
export const isOwn = (lead: Lead, { customerId, partnerId }: Owner): boolean =>
  lead.customerId === customerId && (partnerId === null || lead.partnerId === partnerId)

/** What a journey of theirs insures. */
export const insuredOf = ({ products }: Pick<Deps, 'products'>, record: JourneyRecord): Summary =>
  productOf(products, record).summary(record)

/** One more than is shown, to know whether there are more. */
export const readMax = limits.profile.listed + 1

export const newest = <Row>(rows: readonly Row[]) => ({
  data: rows.slice(0, limits.profile.listed),
  hasMore: rows.length > limits.profile.listed,
})
