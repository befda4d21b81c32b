import type { Summary } from '#machines/core/product.ts'
import { productOf } from '#machines/products.ts'
import { limits } from '#machines/reference/limits.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Deps } from '../deps.ts'

/** What a journey of theirs insures. */
export const insuredOf = ({ products }: Pick<Deps, 'products'>, record: JourneyRecord): Summary =>
  productOf(products, record).summary(record)

/** One more than shown, to know whether there are more. */
export const readMax = limits.profile.listed + 1

export const newest = <Row>(rows: readonly Row[]) => ({
  data: rows.slice(0, limits.profile.listed),
  hasMore: rows.length > limits.profile.listed,
})
