import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn, randomId } from './columns.ts'

/** How a visitor arrived: the `feCode` a sale is attributed by. Address and device are stored as hashes only. */
export const referrals = pgTable(
  'referrals',
  {
    feCode: randomId(),
    refCode: text(),
    addressHash: text().notNull(),
    fingerprintHash: text(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [index('referrals_ref').on(table.refCode)],
)
