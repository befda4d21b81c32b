import { bigserial, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from './columns.ts'

/** Batches of interactions that were taken, so that none counts twice. */
export const capturedBatches = pgTable('captured_batches', {
  hash: text().primaryKey(),
  day: date({ mode: 'string' }).notNull(),
})

/** What was done on pages. Nothing in it identifies a person or a journey. */
export const capturedEvents = pgTable(
  'captured_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    day: date({ mode: 'string' }).notNull(),
    at: momentColumn().notNull(),
    /** Keyed hash of the tab's id. */
    visit: text().notNull(),
    eventType: text().notNull(),
    elementId: text().notNull(),
    elementType: text().notNull(),
    elementLabel: text().notNull(),
    page: text().notNull(),
    step: text().notNull(),
    value: text().notNull(),
    userKind: text().notNull(),
    browser: text().notNull(),
    os: text().notNull(),
    device: text().notNull(),
    referrer: text().notNull(),
  },
  (table) => [index('captured_events_day').on(table.day, table.page)],
)
