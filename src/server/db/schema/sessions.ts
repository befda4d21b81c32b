import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn, randomId } from './columns.ts'

/** A visitor as described by their partner, which proves nothing about the customer with that number. */
export type PartnerStatement = { name: string; email: string }

/** One sign-in on one device. Its refresh token rotates at every use; an old one ends the session. */
export const sessions = pgTable(
  'sessions',
  {
    id: randomId(),
    kind: text({ enum: ['customer', 'employee', 'partner'] }).notNull(),
    customerId: text(),
    username: text(),
    partnerId: text(),
    /** Of a partner's visitor only. */
    partnersWord: jsonb().$type<PartnerStatement>(),
    refreshHash: text().notNull().unique(),
    /** The previous token: valid for a few more seconds, in case a reply was lost. */
    previousRefreshHash: text().unique(),
    renewedAt: momentColumn().notNull(),
    createdAt: momentColumn().notNull(),
    expiresAt: momentColumn().notNull(),
    endedAt: momentColumn(),
    endedBy: text({ enum: ['logout', 'everywhere', 'reuse', 'sign-in', 'operator', 'elsewhere'] }),
  },
  (table) => [index('sessions_customer').on(table.customerId), index('sessions_employee').on(table.username)],
)

export type Session = typeof sessions.$inferSelect
