import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from './columns.ts'

/** Rate limit counters; the key is a purpose and the hash of the caller. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: momentColumn(),
})
