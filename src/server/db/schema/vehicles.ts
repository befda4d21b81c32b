import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type JsonObject, momentColumn } from './columns.ts'

/** The registry's last answer about a plate. */
export const vehiclesCache = pgTable('vehicles_cache', {
  registrationNumber: text().primaryKey(),
  reply: jsonb().$type<JsonObject>().notNull(),
  fetchedAt: momentColumn().notNull(),
})
