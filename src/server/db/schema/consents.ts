import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type JsonObject, momentColumn, randomId } from './columns.ts'
import { leads } from './leads.ts'

/** A customer's consent to an employee, proved by a code: to see a journey, or to a changed premium. */
export const consents = pgTable(
  'consents',
  {
    id: randomId(),
    leadId: text()
      .notNull()
      .references(() => leads.id),
    employeeId: text().notNull(),
    purpose: text({ enum: ['access', 'premium'] }).notNull(),
    /** What exactly was agreed to, such as the premium in paise. */
    detail: jsonb().$type<JsonObject>().notNull(),
    givenAt: momentColumn().notNull(),
    expiresAt: momentColumn().notNull(),
  },
  (table) => [
    index('consents_lead').on(table.leadId, table.employeeId, table.purpose),
    index('consents_employee').on(table.employeeId, table.purpose, table.expiresAt),
  ],
)

export type Consent = typeof consents.$inferSelect
