import { productKeys, productOf, products } from '#machines/products.ts'
import type { ProductKey } from '#machines/reference/categories.ts'
import { statuses, statusKeys } from '#machines/reference/statuses.ts'
import type { DeskFilters } from '../use-filters.ts'

/** The option for no filter in a native select. */
export const all = 'all'

type Status = NonNullable<DeskFilters['status']>
type Choice<K> = { value: K; label: string }

export const statusOptions: Choice<Status | typeof all>[] = [
  { value: all, label: 'Any status' },
  { value: 'none', label: 'No quotes yet' },
  ...statusKeys.map((value) => ({ value, label: statuses[value].label })),
]

export const productOptions: Choice<ProductKey | typeof all>[] = [
  { value: all, label: 'Any product' },
  ...productKeys.map((value) => ({ value, label: productOf(products, { quoteType: value }).title })),
]
