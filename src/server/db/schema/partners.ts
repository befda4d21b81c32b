import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from './columns.ts'

/** Partners who may send visitors signed in, each with a key of their own. */
export const partners = pgTable('partners', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Sealed. The key that signs the tokens of this partner's links. */
  sealedKey: text().notNull(),
  isActive: boolean().notNull(),
  createdAt: momentColumn().notNull(),
})

/** Tokens already exchanged, until they would expire anyway. */
export const usedTokens = pgTable('used_tokens', {
  id: text().primaryKey(),
  expiresAt: momentColumn().notNull(),
})

export type Partner = typeof partners.$inferSelect
