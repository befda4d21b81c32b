import { pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from './columns.ts'
import { leads } from './leads.ts'

/** Who is told on which day that a journey can go on; the row goes once they are told, or want it no more. */
export const reminders = pgTable('reminders', {
  leadId: text()
    .primaryKey()
    .references(() => leads.id),
  onDay: text().notNull(),
  createdAt: momentColumn().notNull(),
})
