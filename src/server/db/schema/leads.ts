import { isNotNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '#machines/reference/languages.ts'
import { type JsonObject, momentColumn, randomId } from './columns.ts'
import { searchVector } from './words-of.ts'

/** One journey: the resume record of the specification, its version, and what a desk searches by. */
export const leads = pgTable(
  'leads',
  {
    id: randomId(),
    /** Counts saves; a save made on an older version is refused. */
    version: integer().notNull(),
    quoteType: text().notNull(),
    vehicleType: text(),
    record: jsonb().$type<JsonObject>().notNull(),
    processStep: text(),
    processDescription: text(),
    /** Lifecycle status; null until quotes were requested. Written by the lifecycle machine only. */
    status: text(),
    source: text(),
    emplId: text(),
    customerId: text(),
    /** The partner whose link the customer came by. */
    partnerId: text(),
    /** Hash of the owner secret of the browser that started the journey. */
    ownerHash: text().notNull(),
    registrationNumber: text(),
    mobile: text(),
    /** What its owner reads; their messages are written in it. */
    language: text().$type<Language>().notNull().default('en'),
    customerName: text(),
    refCode: text(),
    feCode: text(),
    createdAt: momentColumn().notNull(),
    updatedAt: momentColumn().notNull(),
  },
  // Every save of a journey is entered anew in each index that has it: most have no customer, employee or status yet.
  (table) => [
    index('leads_updated').on(table.updatedAt, table.id),
    index('leads_mobile').on(table.mobile).where(isNotNull(table.mobile)),
    index('leads_registration').on(table.registrationNumber),
    index('leads_customer').on(table.customerId, table.updatedAt).where(isNotNull(table.customerId)),
    index('leads_owner').on(table.ownerHash),
    index('leads_employee').on(table.emplId, table.updatedAt, table.id).where(isNotNull(table.emplId)),
    index('leads_status').on(table.status, table.updatedAt, table.id).where(isNotNull(table.status)),
    index('leads_product').on(table.quoteType, table.updatedAt, table.id),
    index('leads_name').using('gin', searchVector(table.customerName)),
  ],
)

export type Lead = typeof leads.$inferSelect
