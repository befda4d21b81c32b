import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type JsonObject, momentColumn, randomId } from './columns.ts'
import { leads } from './leads.ts'

/** One identity check; data is masked before it is stored, and a number only kept sealed. */
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
    /** The tax numbers it has proved, for insurers that ask for them (decision 0020). */
    sealed: text(),
    /** The name on the document, as the customer gave it. */
    ownerName: text().notNull(),
    status: text().notNull(),
    reference: text(),
    data: jsonb().$type<JsonObject>(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [index('kyc_checks_lead').on(table.leadId, table.createdAt)],
)

export type KycCheck = typeof kycChecks.$inferSelect
