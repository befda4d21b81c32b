import { expect, it } from 'vitest'
import { serverProducts } from '#machines/server-products.ts'
import { dayOfSuites } from '#paths/cache/day.ts'

/** The insurers that the samples of a product's events name. */
const named = (value: unknown): number[] => {
  if (typeof value !== 'object' || value === null) return []
  const { insurerId } = value as { insurerId?: unknown }
  return [...(typeof insurerId === 'number' ? [insurerId] : []), ...Object.values(value).flatMap(named)]
}

it.each(serverProducts.map((product) => [product.key, product] as const))(
  'prices of %s in samples come from insurers that sell it, so that a walk in a browser finds them',
  (_, { insurers, machines }) => {
    const sold = new Set(insurers.map(({ insurerId }) => insurerId))
    const samples = machines.flatMap(({ events }) =>
      Object.values(events).flatMap((event) => event.samples(dayOfSuites)),
    )
    const found = new Set(named(samples))
    expect(found.size).toBeGreaterThan(1)
    expect([...found].filter((id) => !sold.has(id))).toEqual([])
  },
)
