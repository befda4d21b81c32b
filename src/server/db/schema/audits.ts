import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from './columns.ts'

export type ChangedField = { field: string; from: unknown; to: unknown }

/** Every look at a journey by an employee and every change they made; nothing ever changes a row. */
export const audits = pgTable(
  'audits',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: momentColumn().notNull(),
    employeeId: text().notNull(),
    leadId: text().notNull(),
    /** The call it was done by. */
    action: text().notNull(),
    /** Empty for a look. */
    fields: jsonb().$type<ChangedField[]>().notNull(),
  },
  (table) => [
    index('audits_lead').on(table.leadId, table.id),
    index('audits_employee').on(table.employeeId, table.id),
  ],
)

export type Audit = typeof audits.$inferSelect
