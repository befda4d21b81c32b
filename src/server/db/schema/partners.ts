import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from './columns.ts'

/** Who may send visitors signed in, each with a key of their own. */
export const partners = pgTable('partners', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Sealed: it signs the tokens of this partner's links. */
  sealedKey: text().notNull(),
  isActive: boolean().notNull(),
  createdAt: momentColumn().notNull(),
})

/** Tokens that were exchanged already, until they would expire anyway. */
export const usedTokens = pgTable('used_tokens', {
  id: text().primaryKey(),
  expiresAt: momentColumn().notNull(),
})

export type Partner = typeof partners.$inferSelect
