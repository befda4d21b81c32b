import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn, randomId } from './columns.ts'

/** One-time codes, kept as hashes. The subject is a lead id or the hash of a mobile number. */
export const codes = pgTable(
  'codes',
  {
    id: randomId(),
    purpose: text().notNull(),
    subject: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull(),
    sentAt: momentColumn().notNull(),
    expiresAt: momentColumn().notNull(),
    usedAt: momentColumn(),
  },
  (table) => [index('codes_subject').on(table.purpose, table.subject, table.sentAt)],
)

export type Code = typeof codes.$inferSelect
