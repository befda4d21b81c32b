import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type JsonObject, moment, paise, randomId } from './columns.ts'
import { leads } from './leads.ts'

/** What was put to one insurer, the price it was put at, and the price the customer said yes to. */
export const proposals = pgTable(
  'proposals',
  {
    id: randomId(),
    leadId: text()
      .notNull()
      .references(() => leads.id),
    caseId: text().notNull(),
    insurerId: integer().notNull(),
    idempotencyKey: text().notNull().unique(),
    quotedPaise: paise().notNull(),
    insurerPaise: paise(),
    agreedPaise: paise(),
    status: text().notNull(),
    insurerReference: text(),
    /** Masked before it is stored. */
    insurerReply: jsonb().$type<JsonObject>(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('proposals_lead').on(table.leadId, table.createdAt),
    index('proposals_case').on(table.caseId),
  ],
)

export type Proposal = typeof proposals.$inferSelect
