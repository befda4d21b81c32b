import type { Product } from './core/product.ts'
import { healthProduct } from './health/health.product.ts'
import { motorProduct } from './motor/motor.product.ts'
import { petProduct } from './pet/pet.product.ts'
import type { ProductKey } from './reference/categories.ts'
import type { JourneyRecord } from './schemas/journey-record.ts'

const byKey: Readonly<Record<ProductKey, Product>> = {
  motor: motorProduct,
  health: healthProduct,
  pet: petProduct,
}

/** Every product, once. */
export const products: readonly Product[] = Object.values(byKey)
export const productKeys = Object.keys(byKey) as ProductKey[]

export class UnknownProduct extends Error {
  constructor(readonly quoteType: string) {
    super(`There is no product ${quoteType}`)
  }
}

/** The product of a journey; throws for an unknown one. */
export function productOf<P extends Product>(known: readonly P[], { quoteType }: { quoteType: string }): P {
  const product = known.find(({ key }) => key === quoteType)
  if (!product) throw new UnknownProduct(quoteType)
  return product
}

/** Whether a record is one of this product. */
export const isOf = <R extends JourneyRecord>(
  { key }: Pick<Product<R>, 'key' | 'emptyRecord'>,
  record: JourneyRecord,
): record is R => record.quoteType === key
