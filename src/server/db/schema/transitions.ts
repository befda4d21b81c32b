import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import { momentColumn } from './columns.ts'

/** Every move a machine made on the server, written in the same transaction as what it changed. */
export const transitions = pgTable(
  'transitions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: momentColumn().notNull(),
    leadId: text().notNull(),
    machine: text().notNull(),
    fromState: text().notNull(),
    event: text().notNull(),
    toState: text().notNull(),
    actor: text({ enum: ['customer', 'employee', 'system'] }).notNull(),
    actorId: text(),
    cause: text(),
  },
  (table) => [index('transitions_lead').on(table.leadId, table.id)],
)
