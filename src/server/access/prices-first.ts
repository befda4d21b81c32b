import type { Product } from '#machines/core/product.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'

/**
 * Whether a journey that begins now shows prices before it asks for a name and a number. An employee begins one for a
 * customer whom they have before them.
 */
export const showsPricesFirst = (
  { config }: { config: Pick<Deps['config'], 'pricesFirst'> },
  { mayShowPricesFirst }: Pick<Product, 'mayShowPricesFirst'>,
  { employeeId }: Pick<Caller, 'employeeId'>,
): boolean => config.pricesFirst && mayShowPricesFirst === true && employeeId === null
