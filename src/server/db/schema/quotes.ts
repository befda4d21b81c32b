import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { type JsonObject, momentColumn, randomId } from './columns.ts'
import { leads } from './leads.ts'

/** One run of quotes from all insurers, valid for the calendar day it was made. */
export const quoteRuns = pgTable(
  'quote_runs',
  {
    id: randomId(),
    leadId: text()
      .notNull()
      .references(() => leads.id),
    request: jsonb().$type<JsonObject>().notNull(),
    requestHash: text().notNull(),
    /** `YYYY-MM-DD`, Asia/Kolkata. */
    onDay: text().notNull(),
    startedAt: momentColumn().notNull(),
    endedAt: momentColumn(),
  },
  (table) => [index('quote_runs_lead').on(table.leadId, table.startedAt)],
)

export const quotes = pgTable(
  'quotes',
  {
    id: randomId(),
    runId: text()
      .notNull()
      .references(() => quoteRuns.id),
    leadId: text().notNull(),
    insurerId: integer().notNull(),
    state: text({ enum: ['asked', 'priced', 'declined', 'late', 'down'] }).notNull(),
    /** The specification's `caseId`: this insurer's offer in this run. */
    caseId: text().unique(),
    result: jsonb().$type<JsonObject>(),
    message: text(),
    answeredAt: momentColumn(),
  },
  (table) => [
    unique('quotes_run_insurer').on(table.runId, table.insurerId),
    index('quotes_lead').on(table.leadId),
  ],
)

export type QuoteRun = typeof quoteRuns.$inferSelect
export type Quote = typeof quotes.$inferSelect
