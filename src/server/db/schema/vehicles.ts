import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type JsonObject, momentColumn } from './columns.ts'

/** What the registry last said of a plate. */
export const vehiclesCache = pgTable('vehicles_cache', {
  registrationNumber: text().primaryKey(),
  reply: jsonb().$type<JsonObject>().notNull(),
  fetchedAt: momentColumn().notNull(),
})
