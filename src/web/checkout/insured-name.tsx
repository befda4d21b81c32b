import { productOf, products } from '#machines/products.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { Unbroken } from '../ui/facts/unbroken.tsx'

/** What is insured, by its name and by its number where it has one. */
export function InsuredName({ record }: { record: JourneyRecord }) {
  const { title, identifier } = productOf(products, record).summary(record)
  return (
    <>
      {title}
      {title && identifier && ', '}
      {identifier && <Unbroken>{identifier}</Unbroken>}
    </>
  )
}
