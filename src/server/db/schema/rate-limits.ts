import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from './columns.ts'

/** How often something was done of late; the key is a purpose and the hash of who did it. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: momentColumn(),
})
