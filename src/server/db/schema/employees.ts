import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { employeeRoles } from '#machines/reference/permissions.ts'
import { momentColumn } from './columns.ts'

export const employees = pgTable('employees', {
  /** Also the `emplId` of the journeys attributed to them. */
  username: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  /** Ten digits. */
  mobile: text().notNull().unique(),
  role: text({ enum: employeeRoles }).notNull(),
  isActive: boolean().notNull(),
  createdAt: momentColumn().notNull(),
})

export type Employee = typeof employees.$inferSelect
