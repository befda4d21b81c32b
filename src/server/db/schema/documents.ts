import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CancellationReason } from '#machines/reference/cancellation.ts'
import type { Day } from '#machines/schemas/basics.ts'
import { type JsonObject, momentColumn, randomId } from './columns.ts'
import { leads } from './leads.ts'

/** A stored file: an uploaded proof or a document we made. */
export const documents = pgTable(
  'documents',
  {
    id: randomId(),
    leadId: text()
      .notNull()
      .references(() => leads.id),
    category: text().notNull(),
    kind: text().notNull(),
    originalName: text().notNull(),
    /** The random name of the stored bytes; it reveals nothing about the person. */
    storedName: text().notNull(),
    mime: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [index('documents_lead').on(table.leadId)],
)

export const policies = pgTable('policies', {
  id: randomId(),
  leadId: text()
    .notNull()
    .unique()
    .references(() => leads.id),
  policyNumber: text().notNull().unique(),
  insurerId: integer().notNull(),
  documentId: text().references(() => documents.id),
  /** Encoded in the document's QR code; opens its verification page. */
  verifyCode: text().notNull().unique(),
  issued: jsonb().$type<JsonObject>().notNull(),
  periodStart: date({ mode: 'string' }).notNull(),
  periodEnd: date({ mode: 'string' }).notNull(),
  /** Asked for and, once the insurer has agreed, done. */
  cancellation: jsonb().$type<Cancellation>(),
  createdAt: momentColumn().notNull(),
})

/** Changes of issued policies, in the order in which they were asked for. */
export const endorsements = pgTable(
  'endorsements',
  {
    id: randomId(),
    policyId: text()
      .notNull()
      .references(() => policies.id),
    change: jsonb().$type<JsonObject>().notNull(),
    /** `asked`, then `done` or `refused` by the insurer. */
    state: text().$type<'asked' | 'done' | 'refused'>().notNull(),
    /** The insurer's number of it, and the document that was made anew. */
    number: text().unique(),
    documentId: text().references(() => documents.id),
    reason: text(),
    /** When it was asked for, then when it was answered. */
    onDay: date({ mode: 'string' }).notNull(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [index('endorsements_policy').on(table.policyId)],
)

export type Cancellation = {
  state: 'asked' | 'done'
  reason: CancellationReason
  /** The first day without cover. */
  on: Day
  refundPaise: number
}

export type StoredDocument = typeof documents.$inferSelect
export type Policy = typeof policies.$inferSelect
export type StoredEndorsement = typeof endorsements.$inferSelect
