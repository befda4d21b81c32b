import { pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from './columns.ts'

/** Numbers that want no reminders, each by the keyed hash that stands in its link. */
export const stoppedNumbers = pgTable('stopped_numbers', {
  key: text().primaryKey(),
  stoppedAt: momentColumn().notNull(),
})
