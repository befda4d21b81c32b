import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type JsonObject, momentColumn, randomId } from './columns.ts'
import { leads } from './leads.ts'

/** One identity check; document numbers and data are masked before they are stored. */
export const kycChecks = pgTable(
  'kyc_checks',
  {
    id: randomId(),
    leadId: text()
      .notNull()
      .references(() => leads.id),
    insurerId: integer().notNull(),
    mode: text().notNull(),
    docName: text(),
    docNumberMasked: text(),
    status: text().notNull(),
    reference: text(),
    data: jsonb().$type<JsonObject>(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [index('kyc_checks_lead').on(table.leadId, table.createdAt)],
)

export type KycCheck = typeof kycChecks.$inferSelect
