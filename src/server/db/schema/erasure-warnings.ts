import { pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from './columns.ts'
import { leads } from './leads.ts'

/** Journeys whose owner was told that they will be erased; one that was answered since is told again. */
export const erasureWarnings = pgTable('erasure_warnings', {
  leadId: text()
    .primaryKey()
    .references(() => leads.id),
  warnedAt: momentColumn().notNull(),
})
