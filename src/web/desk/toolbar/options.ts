import { statuses, statusKeys } from '#machines/reference/statuses.ts'
import { products } from '#machines/schemas/desk.ts'
import type { DeskFilters } from '../use-filters.ts'

/** The option for no filter in a native select. */
export const all = 'all'

type Status = NonNullable<DeskFilters['status']>
type Product = NonNullable<DeskFilters['product']>
type Choice<K extends string> = { value: K | typeof all; label: string }

export const statusOptions: Choice<Status>[] = [
  { value: all, label: 'Any status' },
  { value: 'none', label: 'No quotes yet' },
  ...statusKeys.map((value) => ({ value, label: statuses[value].label })),
]

export const productNames: Readonly<Record<string, string>> = { motor: 'Motor', health: 'Health', pet: 'Pet' }

export const productOptions: Choice<Product>[] = [
  { value: all, label: 'Any product' },
  ...products.map((value) => ({ value, label: productNames[value] ?? value })),
]
