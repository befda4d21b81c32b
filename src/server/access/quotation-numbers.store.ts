import { sql } from 'drizzle-orm'
import { productOf } from '#machines/products.ts'
import { quotationNumber } from '#machines/rules/quotation-number.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { quotationNumbers } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'

type NumberingDeps = Pick<Deps, 'clock' | 'config' | 'products'>

/**
 * The record of a journey that begins, with the next quotation number of the day where its product numbers them (C-111).
 * The day's row stays locked until the transaction ends, so nobody gets a number twice and none is lost.
 */
export async function withQuotationNumber<R extends JourneyRecord>(
  { clock, config, products }: NumberingDeps,
  tx: Db,
  record: R,
): Promise<R> {
  if (!productOf(products, record).numbersQuotations) return record
  const today = clock.today()
  const count = await countBefore(tx, today)
  return { ...record, quotationNumber: quotationNumber({ prefix: config.quotationPrefix, today, count }) }
}

/** How many numbers of a day were allotted before the one that is being allotted. */
async function countBefore(tx: Db, day: string): Promise<number> {
  const [row] = await tx
    .insert(quotationNumbers)
    .values({ day, allotted: 1 })
    .onConflictDoUpdate({
      target: quotationNumbers.day,
      set: { allotted: sql`${quotationNumbers.allotted} + 1` },
    })
    .returning()
  if (!row) throw new Error('No quotation number was allotted')
  return row.allotted - 1
}
