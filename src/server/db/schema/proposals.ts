import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type JsonObject, momentColumn, paiseColumn, randomId } from './columns.ts'
import { leads } from './leads.ts'

/** A proposal to one insurer, its premium, and the premium the customer accepted. */
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
    quotedPaise: paiseColumn().notNull(),
    insurerPaise: paiseColumn(),
    agreedPaise: paiseColumn(),
    status: text().notNull(),
    insurerReference: text(),
    /** Masked before it is stored. */
    insurerReply: jsonb().$type<JsonObject>(),
    /** What an employee has decided about a proposal that its insurer referred to a person. */
    decision: jsonb().$type<JsonObject>(),
    createdAt: momentColumn().notNull(),
    updatedAt: momentColumn().notNull(),
  },
  (table) => [
    index('proposals_lead').on(table.leadId, table.createdAt),
    index('proposals_case').on(table.caseId),
    index('proposals_unanswered').on(table.createdAt).where(sql`status = 'unknown'`),
  ],
)

export type Proposal = typeof proposals.$inferSelect
