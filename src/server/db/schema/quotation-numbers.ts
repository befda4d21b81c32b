import { date, integer, pgTable } from 'drizzle-orm/pg-core'

/** How many quotation numbers were allotted on a day. */
export const quotationNumbers = pgTable('quotation_numbers', {
  day: date().primaryKey(),
  allotted: integer().notNull(),
})
