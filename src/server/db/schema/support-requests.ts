import { date, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '#machines/reference/languages.ts'
import { callTimes, supportStates, supportTopics } from '#machines/schemas/support-request.ts'
import { momentColumn } from './columns.ts'

/** What people ask of support, and what they were answered. */
export const supportRequests = pgTable(
  'support_requests',
  {
    number: text().primaryKey(),
    /** The same question of the same day has the same: it is one request, however often it arrives. */
    fingerprint: text().notNull().unique(),
    state: text({ enum: supportStates }).notNull(),
    topic: text({ enum: supportTopics }).notNull(),
    fullName: text().notNull(),
    email: text().notNull(),
    /** Of the page it was asked on; it is answered in mails of that language. */
    language: text().$type<Language>().notNull().default('en'),
    about: text().notNull(),
    text: text().notNull(),
    mobile: text(),
    callTime: text({ enum: callTimes }),
    promisedOn: date({ mode: 'string' }).notNull(),
    askedAt: momentColumn().notNull(),
    answer: text(),
    answeredBy: text(),
    answeredAt: momentColumn(),
    closedAt: momentColumn(),
  },
  (table) => [index('support_requests_due').on(table.state, table.promisedOn)],
)

export type SupportRequestRow = typeof supportRequests.$inferSelect
