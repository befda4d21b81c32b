import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn, randomId } from './columns.ts'

/** A person by mobile number; their sign-up counts once the number is proved by a code. */
export const customers = pgTable('customers', {
  id: randomId(),
  /** Ten digits. */
  mobile: text().notNull().unique(),
  /** The specification's `customerUniqueId`, 13 digits; it opens nothing. */
  uniqueNumber: text().notNull().unique(),
  name: text().notNull(),
  email: text().notNull(),
  gender: text(),
  dateOfBirth: date({ mode: 'string' }),
  maritalStatus: text(),
  city: text(),
  verifiedAt: momentColumn(),
  createdAt: momentColumn().notNull(),
  updatedAt: momentColumn().notNull(),
})

export type Customer = typeof customers.$inferSelect
