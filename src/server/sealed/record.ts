import type { Product } from '#machines/core/product.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Config } from '../config.ts'
import { withSealedAnswers } from './answers.ts'
import { withSealedNumbers } from './numbers.ts'
import { sealOf } from './seal.ts'

/** A record as it may be stored: identity numbers masked and sealed, sealed answers in no place else. */
export function sealedRecord<R extends JourneyRecord>(
  { keys }: Pick<Config, 'keys'>,
  product: Pick<Product, 'sealedFields'>,
  record: R,
): R {
  const seal = sealOf(keys)
  return withSealedAnswers(seal, product, withSealedNumbers(seal, record))
}
